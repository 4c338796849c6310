import { useMemo } from 'react';
import type { ComparedRow } from '../charts/useCourse';
import type { Figures } from '../figures/useFigures';
import { useFigures } from '../figures/useFigures';
import { callOf, type FigureQuery, onlyRow } from '../query/figureQuery';

/** The selected rows with their figures over time, from two rows on. */
export function useComparedRows(query: FigureQuery): {
  figures: Figures;
  /** Undefined until all of them have loaded. */
  rows: readonly ComparedRow[] | undefined;
  /** The id of the first one that failed. */
  failed: string | undefined;
} {
  const { by, metrics } = query;
  const keys = useMemo(
    () => (query.rows.length > 1 ? query.rows.filter((key) => key.length === by.length) : []),
    [query.rows, by],
  );
  const queries = useMemo(
    () =>
      keys.map((key, place) => ({
        ...callOf({ ...query, filter: onlyRow(query, key) }),
        id: String(place),
        metrics: metrics.slice(0, 1),
        dimensions: by,
      })),
    [keys, query, metrics, by],
  );
  const figures = useFigures(queries);
  const { data, isOld } = figures;
  const rows = useMemo(() => {
    const found = keys.flatMap((key, place) => {
      const counted = data?.results.find(({ id }) => id === String(place));
      if (!counted?.ok || isOld) return [];
      // A use may be credited to several rows; only the requested one counts.
      const labels = counted.rows.find((row) => row.key.join() === key.join())?.labels ?? key;
      return [{ key: [...key], labels: [...labels], counted }];
    });
    return found.length === keys.length ? found : undefined;
  }, [keys, data, isOld]);
  const failed = data?.results.find(({ ok }) => !ok)?.id;
  return { figures, rows, failed };
}
