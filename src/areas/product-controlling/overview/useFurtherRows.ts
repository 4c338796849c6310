import { useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import type { Counted, Row } from '../figures/figureSchema';
import { useAreaPath } from '../figures/useAreaPath';
import { requestFigures } from '../figures/useFigures';
import { type FigureQuery, rowsCallOf } from '../query/figureQuery';

const pageSize = 500;

interface FurtherRowsOptions {
  readonly query: FigureQuery;
  /** Contains the first rows. */
  readonly counted: Counted;
  readonly revision: number;
  readonly onRestated: () => void;
}

/** The indexes of the first and last visible row. */
export type VisibleRange = readonly [number, number];

/**
 * The rows of a long table by index. The first ones come with the figures, the others are loaded in pages. If the figures are
 * restated meanwhile, pages would not fit together, and `onRestated` is called once per query.
 */
export function useFurtherRows({ query, counted, revision, onRestated }: FurtherRowsOptions) {
  const calls = useRecordCalls();
  const resource = `${useAreaPath()}/figures`;
  const first = counted.rows.length;
  const call = rowsCallOf(query);
  const key = JSON.stringify(call);
  const [visiblePages, setVisiblePages] = useState<readonly number[]>();
  const onVisibleRows = useCallback(
    (range: VisibleRange | undefined) => {
      const next = range && pagesOf(range, first);
      // Scrolling renders the table only if another page is needed.
      setVisiblePages((current) => (current && next && String(current) === String(next) ? current : next));
    },
    [first],
  );
  const pages = (visiblePages ?? []).filter((page) => first + page * pageSize < counted.total);
  const answers = useQueries({
    queries: pages.map((page) => {
      const start = first + page * pageSize;
      const rows = [start, Math.min(counted.total, start + pageSize) - 1];
      return {
        queryKey: [resource, 'rows', key, revision, page],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          requestFigures(calls, resource, [{ id: 'rows', ...call, range: rows }], signal),
        staleTime: Number.POSITIVE_INFINITY,
      };
    }),
  });
  const [restated, setRestated] = useState<string>();
  const isOther = answers.some(({ data }) => data !== undefined && data.revision !== revision);
  useEffect(() => {
    if (!isOther || restated === key) return;
    setRestated(key);
    onRestated();
  }, [isOther, restated, key, onRestated]);
  return {
    /** Called with the visible range; undefined if all rows are rendered. */
    onVisibleRows,
    isInPart: visiblePages !== undefined,
    isRestated: restated === key,
    /** A page that failed to load. */
    failed: answers.find(({ error }) => error !== null),
    rowAt(place: number): Row | undefined {
      if (place < first) return counted.rows[place];
      const answer = answers[pages.indexOf(pageOf(place, first))]?.data;
      const [result] = answer?.results ?? [];
      return result?.ok ? result.rows[(place - first) % pageSize] : undefined;
    },
  };
}

/** The page, from 0, of a row after the first ones. */
const pageOf = (place: number, first: number) => Math.floor((place - first) / pageSize);

const pagesOf = ([from, to]: VisibleRange, first: number): readonly number[] =>
  to < first ? [] : [...new Set([pageOf(Math.max(first, from), first), pageOf(to, first)])];
