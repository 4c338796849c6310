import { useMemo } from 'react';
import type { ComparedRow } from '../charts/useCourse';
import type { Figures } from '../figures/useFigures';
import { useFigures } from '../figures/useFigures';
import { callOf, type FigureQuery, onlyRow } from '../query/figureQuery';

/** The rows that are ticked with their figures over time; none before there are two. */
export function useComparedRows(query: FigureQuery): {
  figures: Figures;
  /** Undefined as long as one of them is not counted. */
  rows: readonly ComparedRow[] | undefined;
  /** The id of the first one that was not counted. */
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
      // One use may be credited to several: of those that came along this one is asked for.
      const labels = counted.rows.find((row) => row.key.join() === key.join())?.labels ?? key;
      return [{ key: [...key], labels: [...labels], counted }];
    });
    return found.length === keys.length ? found : undefined;
  }, [keys, data, isOld]);
  const failed = data?.results.find(({ ok }) => !ok)?.id;
  return { figures, rows, failed };
}
