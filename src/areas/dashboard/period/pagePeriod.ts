import { useCallback, useMemo, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { choiceReaders, defaultChoice, type PeriodChoice } from '@/records/period/choice';

/** The period of all widgets that have one. */
export interface PagePeriod extends PeriodChoice {
  /** The address contains an invalid period or comparison. */
  readonly isDamaged: boolean;
}

/** The parts of the address, as in those of the areas whose figures are shown. */
const parts = ['period', 'compare', 'match'] as const;

/** Reads the period of an address; the default for what is missing, and for all if one part is invalid. */
export function readPagePeriod(params: URLSearchParams): PagePeriod {
  const [period, compare, match] = parts.map((name) => {
    const text = params.get(name);
    return text === null || text === defaultChoice[name] ? defaultChoice[name] : choiceReaders[name](text);
  });
  if (period === undefined || compare === undefined || match === undefined)
    return { ...defaultChoice, isDamaged: true };
  // Each part is from its own reader.
  return { period, compare, match: match as PeriodChoice['match'], isDamaged: false };
}

/** Writes a choice into an address. Defaults are left out, other parameters stay. */
export function writePagePeriod(params: URLSearchParams, choice: PeriodChoice): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of parts) {
    if (choice[name] === defaultChoice[name]) next.delete(name);
    else next.set(name, choice[name]);
  }
  return next;
}

/** Where the browser keeps the period that was chosen last. */
const keptKey = 'dashboard.period';

const hasNone = (params: URLSearchParams) => parts.every((name) => !params.has(name));

const searchOf = (kept: unknown, params: URLSearchParams): string | undefined => {
  const choice = readPagePeriod(new URLSearchParams(typeof kept === 'string' ? kept : ''));
  const search = writePagePeriod(params, choice);
  return hasNone(search) ? undefined : `?${search}`;
};

/**
 * The search with the period that was chosen last, where a link or a new visit names none; undefined where the address is
 * to stay. Back leads to the default where it was shown.
 */
export function useKeptSearch(): string | undefined {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const type = useNavigationType();
  const store = useStoreContext();
  const [keptAtStart] = useState(() => store.getItem<unknown>(keptKey));
  if (!hasNone(params) || Object(state).isChosen === true) return undefined;
  return searchOf(type === 'POP' ? keptAtStart : store.getItem<unknown>(keptKey), params);
}

/** The period in the address, and a function to change it, which adds a history entry. */
export function usePagePeriod() {
  const [params, setParams] = useSearchParams();
  const store = useStoreContext();
  const addressKey = parts.map((name) => params.get(name)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address may ask for the same period
  const period = useMemo(() => readPagePeriod(params), [addressKey]);
  const choose = useCallback(
    (part: Partial<PeriodChoice>) =>
      setParams(
        (current) => {
          const choice = { ...readPagePeriod(current), ...part };
          store.setItem(keptKey, String(writePagePeriod(new URLSearchParams(), choice)));
          return writePagePeriod(current, choice);
        },
        { state: { isChosen: true } },
      ),
    [setParams, store],
  );
  return { period, choose };
}
