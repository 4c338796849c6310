import type { Figures } from '../figures/useFigures';

/** The refusal of the period, which all results of the page share; undefined if it can be counted. */
export function refusedPeriod({ data }: Pick<Figures, 'data'>) {
  const refused = data?.results.find(
    (result) => !result.ok && (result.errors.period || result.errors.compare),
  );
  return refused && !refused.ok ? refused : undefined;
}
