import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PeriodChoice } from '@/records/period/PeriodFields';
import { compareModes, presets, readSpan } from '@/records/period/periods';

/** The period of all widgets that have one. */
export interface PagePeriod extends PeriodChoice {
  /** The address contains an invalid period or comparison. */
  readonly isDamaged: boolean;
}

const defaultChoice: PeriodChoice = { period: 'last30days', compare: 'previousPeriod' };
const comparisons = [...compareModes, 'none'] as const;

/** Reads the period of an address; the default if it is missing or invalid. */
export function readPagePeriod(params: URLSearchParams): PagePeriod {
  const [preset, from, to] = ['period', 'from', 'to'].map((name) => params.get(name));
  const isSpan = from !== null || to !== null;
  const compared = params.get('compare') ?? defaultChoice.compare;
  const span = `${from}/${to}`;
  const period = isSpan
    ? readSpan(span) && span
    : presets.find((each) => each === (preset ?? defaultChoice.period));
  const compare = comparisons.find((mode) => mode === compared);
  if (period === undefined || compare === undefined) return { ...defaultChoice, isDamaged: true };
  return { period, compare, isDamaged: false };
}

/** Writes a choice into an address. Defaults are left out, other parameters stay. */
function writePagePeriod(params: URLSearchParams, { period, compare }: PeriodChoice): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['period', 'from', 'to', 'compare']) next.delete(name);
  const span = readSpan(period);
  if (span) {
    next.set('from', span.from);
    next.set('to', span.to);
  } else if (period !== defaultChoice.period) next.set('period', period);
  if (compare !== defaultChoice.compare) next.set('compare', compare);
  return next;
}

/** The period in the address, and a function to change it, which adds a history entry. */
export function usePagePeriod() {
  const [params, setParams] = useSearchParams();
  const addressKey = ['period', 'from', 'to', 'compare'].map((name) => params.get(name)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address may ask for the same period
  const period = useMemo(() => readPagePeriod(params), [addressKey]);
  const choose = useCallback(
    (part: Partial<PeriodChoice>) =>
      setParams((current) => writePagePeriod(current, { ...readPagePeriod(current), ...part })),
    [setParams],
  );
  return { period, choose };
}

/** The comparison as a prop of a widget. */
export const comparedWith = ({ compare }: PeriodChoice) => (compare === 'none' ? undefined : compare);
