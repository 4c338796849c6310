import { useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import type { Counted, Row } from '../figures/figureSchema';
import { useAreaPath } from '../figures/useAreaPath';
import { askFigures } from '../figures/useFigures';
import { type FigureQuery, rowsCallOf } from '../query/figureQuery';

const pageSize = 500;

interface FurtherRowsWanted {
  readonly query: FigureQuery;
  /** With the first rows. */
  readonly counted: Counted;
  readonly revision: number;
  readonly onRestated: () => void;
}

/** The places of the first and the last row in sight. */
export type Sight = readonly [number, number];

/**
 * The rows of a long table by their place: the first came with the figures, the others come in pages as they are scrolled to. Where
 * the figures are restated meanwhile, `onRestated` is called, once for a query: two pages of different figures make no table.
 */
export function useFurtherRows({ query, counted, revision, onRestated }: FurtherRowsWanted) {
  const calls = useRecordCalls();
  const resource = `${useAreaPath()}/figures`;
  const first = counted.rows.length;
  const call = rowsCallOf(query);
  const key = JSON.stringify(call);
  const [seen, setSeen] = useState<readonly number[]>();
  const onSight = useCallback(
    (sight: Sight | undefined) => {
      const next = sight && pagesOf(sight, first);
      // Rows that come into sight are no matter of the table, but for a page that it has to ask for.
      setSeen((before) => (before && next && String(before) === String(next) ? before : next));
    },
    [first],
  );
  const pages = (seen ?? []).filter((page) => first + page * pageSize < counted.total);
  const answers = useQueries({
    queries: pages.map((page) => {
      const start = first + page * pageSize;
      const rows = [start, Math.min(counted.total, start + pageSize) - 1];
      return {
        queryKey: [resource, 'rows', key, revision, page],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          askFigures(calls, resource, [{ id: 'rows', ...call, range: rows }], signal),
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
    /** To be told which rows are in sight; undefined where all are in the document. */
    onSight,
    isInPart: seen !== undefined,
    isRestated: restated === key,
    /** A page could not be loaded. */
    failed: answers.find(({ error }) => error !== null),
    rowAt(place: number): Row | undefined {
      if (place < first) return counted.rows[place];
      const answer = answers[pages.indexOf(pageOf(place, first))]?.data;
      const [result] = answer?.results ?? [];
      return result?.ok ? result.rows[(place - first) % pageSize] : undefined;
    },
  };
}

/** The page of the rows that come later, counted from 0, in which a place is. */
const pageOf = (place: number, first: number) => Math.floor((place - first) / pageSize);

const pagesOf = ([from, to]: Sight, first: number): readonly number[] =>
  to < first ? [] : [...new Set([pageOf(Math.max(first, from), first), pageOf(to, first)])];
