import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PeriodChoice } from '@/records/period/PeriodFields';
import { compareModes, presets, readPeriod, readSpan } from '@/records/period/periods';

/** The period of all widgets whose figures have one. */
export interface PagePeriod extends PeriodChoice {
  /** The address asks for something else that makes no sense. */
  readonly isDamaged: boolean;
}

const usual: PeriodChoice = { period: 'last30days', compare: 'previousPeriod' };
const comparisons = [...compareModes, 'none'] as const;

/** Reads the period of an address; the usual one where it names none, or none that makes sense. */
export function readPagePeriod(params: URLSearchParams): PagePeriod {
  const [preset, from, to] = ['period', 'from', 'to'].map((name) => params.get(name));
  const isSpan = from !== null || to !== null;
  const compared = params.get('compare') ?? usual.compare;
  const span = `${from}/${to}`;
  const period = isSpan
    ? readSpan(span) && span
    : presets.find((known) => known === (preset ?? usual.period));
  const compare = comparisons.find((known) => known === compared);
  if (period === undefined || compare === undefined) return { ...usual, isDamaged: true };
  return { period, compare, isDamaged: false };
}

/** Writes a choice into an address; what is as usual is left out, and everything else stays. */
function writePagePeriod(params: URLSearchParams, { period, compare }: PeriodChoice): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['period', 'from', 'to', 'compare']) next.delete(name);
  const span = readSpan(period);
  if (span) {
    next.set('from', span.from);
    next.set('to', span.to);
  } else if (period !== usual.period) next.set('period', period);
  if (compare !== usual.compare) next.set('compare', compare);
  return next;
}

/** The period of the address around, and what changes it: each change is a step back of the browser. */
export function usePagePeriod() {
  const [params, setParams] = useSearchParams();
  const asked = ['period', 'from', 'to', 'compare'].map((name) => params.get(name)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address may ask for the same period
  const period = useMemo(() => readPagePeriod(params), [asked]);
  const choose = useCallback(
    (part: Partial<PeriodChoice>) =>
      setParams((before) => writePagePeriod(before, { ...readPagePeriod(before), ...part })),
    [setParams],
  );
  return { period, choose };
}

/** The choice that counts for a widget: the period that is pinned to it, else that of the page. One that this build does not know is none. */
export function choiceFor(
  page: PeriodChoice,
  pinned: string | undefined,
): PeriodChoice & { isPinned: boolean } {
  const own = pinned === undefined ? undefined : readPeriod(pinned);
  return { period: own ?? page.period, compare: page.compare, isPinned: own !== undefined };
}

/** What figures are compared with, as a part is told. */
export const comparedWith = ({ compare }: PeriodChoice) => (compare === 'none' ? undefined : compare);
