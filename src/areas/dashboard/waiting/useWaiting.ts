import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { earliestOf } from '@/records/dates/moment';
import { useLate } from '@/ui/loading/useLate';
import { type CountedLine, countKey, countQuery } from '../counts/countQuery';
import { type CountsTile, canWait, useCountsTiles } from '../tiles';
import { nowFirst } from './waitingOrder';

/** A line with the widget that counts it. */
export interface WaitingLine {
  readonly tile: CountsTile;
  readonly line: CountedLine;
  /** In how many other languages something waits, if it is counted by language. */
  readonly otherLanguages: number;
}

/** Milliseconds after which known counts are shown while others are still loading. */
const lateAfterMs = 2_000;

/**
 * What waits in all areas: `now` before `soon`, then in menu order, regardless of the numbers. Lines that arrive after others are
 * visible come below them, so that these do not move, unless there are more than `maxLines`.
 */
export function useWaiting(isVisible: boolean, maxLines: number) {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const all = useCountsTiles();
  const tiles = all.filter(canWait);
  const resources = [...new Set(tiles.map(({ resource }) => resource))];
  const queries = useQueries({
    queries: resources.map((resource) => ({ ...countQuery(calls, resource, all), enabled: isVisible })),
  });
  const tilesWhere = (matches: (query: (typeof queries)[number]) => boolean) =>
    tiles.filter(({ resource }) => queries.some((query, i) => resources[i] === resource && matches(query)));

  const counting = tilesWhere(
    ({ isFetching, error, data }) => isFetching && (error !== null || data === undefined),
  );
  const failed = tilesWhere(
    ({ isFetching, error, data }) => !isFetching && (error !== null || data === undefined),
  );
  const lines = tiles.flatMap((tile): WaitingLine[] => {
    const query = queries[resources.indexOf(tile.resource)];
    const countedLines = query?.error === null ? query.data?.lines[tile.id] : undefined;
    return tile.counts.flatMap((count) => {
      if (count.waits === undefined) return [];
      const waiting = (countedLines ?? []).filter((line) => line.count.key === count.key && line.value > 0);
      // A list shows one language, so the line is about the one with the most.
      const [line, ...rest] = waiting.sort((a, b) => b.value - a.value);
      return line ? [{ tile, line, otherLanguages: rest.length }] : [];
    });
  });
  const asOf = earliestOf(queries.flatMap(({ data }) => data?.asOf ?? []));
  const isLate = useLate(counting.length > 0, lateAfterMs);
  const isShown = counting.length === 0 || isLate;
  /** The tiles without counts when lines became visible. */
  const [lateTiles, setLateTiles] = useState<ReadonlySet<string>>();
  if (isVisible && isShown && lateTiles === undefined) setLateTiles(new Set(counting.map(({ id }) => id)));
  const inOrder = nowFirst(lines, ({ line }) => line.count);
  const comesBelow = ({ tile }: WaitingLine) => lines.length <= maxLines && lateTiles?.has(tile.id) === true;
  return {
    lines: [...inOrder.filter((each) => !comesBelow(each)), ...inOrder.filter(comesBelow)],
    /** When it was counted; undefined before anything is, or if there is nothing to count. */
    asOf,
    counting,
    failed,
    error: queries.find(({ error, isFetching }) => error !== null && !isFetching)?.error,
    isShown,
    retry: () => {
      for (const query of queries) if (query.error !== null || query.data === undefined) void query.refetch();
    },
    cancel: () => {
      for (const { resource } of counting) void queryClient.cancelQueries({ queryKey: [resource, countKey] });
    },
  };
}
