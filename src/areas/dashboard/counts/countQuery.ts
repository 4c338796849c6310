import { queryOptions } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'react-admin';
import * as v from 'valibot';
import type { RecordCalls } from '@/api/records';
import { earliestOf, isMoment } from '@/records/dates/moment';
import type { Count } from '@/ui/shell';
import type { CountsTile } from '../tiles';

/** A number on the page: what was counted, and the list of the records. */
export interface CountedLine {
  /** Its name in the request. */
  readonly name: string;
  readonly count: Count;
  readonly value: number;
  /** The language code that it is about. */
  readonly language?: string;
  readonly to: string;
}

export interface Counted {
  /** When it was counted, in ISO 8601; undefined if there was nothing to count, as without a further language. */
  readonly asOf: string | undefined;
  /** By widget id. */
  readonly lines: Readonly<Record<string, readonly CountedLine[]>>;
}

type Calls = DataProvider & RecordCalls;
type LineRequest = Omit<CountedLine, 'value'> & { readonly filter: object; readonly tile: string };

/** The maximum number of filters per request. */
const maxFilters = 20;
/** The maximum number of languages that a widget counts. */
const maxLanguages = 10;
/** Milliseconds for which counts are fresh. */
export const freshMs = 60_000;

/** The second part of the query keys of all counts. */
export const countKey = 'count';

/**
 * Counts everything that the widgets of a resource show, and that waits there. Number and link use the same filter. Nothing is
 * cached for a later visit, which would show outdated numbers.
 */
export function countQuery(calls: Calls, resource: string, tiles: readonly CountsTile[]) {
  const resourceTiles = tiles.filter((tile) => tile.resource === resource);
  return queryOptions({
    queryKey: [resource, countKey, resourceTiles.map(({ id }) => id).join()],
    queryFn: async ({ signal }): Promise<Counted> => {
      const sources = [...new Set(resourceTiles.flatMap(({ languages }) => languages?.resource ?? []))];
      const codes = await Promise.all(sources.map((source) => languagesIn(calls, source, signal)));
      const requests = resourceTiles.flatMap((tile) =>
        linesOf(tile, codes[sources.indexOf(tile.languages?.resource ?? '')]),
      );
      const answers = await Promise.all(
        Array.from({ length: Math.ceil(requests.length / maxFilters) }, (_, index) =>
          requestCounts(
            calls,
            resource,
            requests.slice(index * maxFilters, (index + 1) * maxFilters),
            signal,
          ),
        ),
      );
      const counts = Object.assign({}, ...answers.map((answer) => answer.counts));
      const lines = resourceTiles.map(({ id }) => [
        id,
        requests
          .filter(({ tile }) => tile === id)
          .map(({ tile: _, filter: __, ...line }) => ({ ...line, value: counts[line.name] })),
      ]);
      const asOf = earliestOf(answers.map((answer) => answer.asOf));
      return { asOf, lines: Object.fromEntries(lines) };
    },
    staleTime: freshMs,
    gcTime: 0,
  });
}

const natural = v.pipe(v.number(), v.integer(), v.minValue(0));

/** @throws ApiError `unusable` if a count is missing or not a natural number */
function requestCounts(
  calls: Calls,
  resource: string,
  requests: readonly LineRequest[],
  signal: AbortSignal,
) {
  const schema = v.object({
    counts: v.pipe(
      v.record(v.string(), natural),
      v.check((counts) => requests.every(({ name }) => Object.hasOwn(counts, name))),
    ),
    asOf: v.pipe(
      v.string(),
      v.check((value: string) => isMoment(value)),
    ),
  });
  const body = { filters: Object.fromEntries(requests.map(({ name, filter }) => [name, filter])) };
  return calls.call(resource, { path: '/actions/count', body, reads: true, schema, signal });
}

/** The lines of a widget: one per count, or per count and language if there are `codes`. */
function linesOf(tile: CountsTile, codes: readonly (string | undefined)[] = [undefined]): LineRequest[] {
  const { id, key, resource, counts, languages } = tile;
  return codes.flatMap((language) =>
    counts.map((count): LineRequest => {
      const filter = language === undefined ? count.filter : { language, ...count.filter };
      const search = new URLSearchParams({ filter: JSON.stringify(filter) });
      if (languages && language !== undefined) search.set(languages.column, language);
      return {
        tile: id,
        name: [key, count.key, language].filter((part) => part !== undefined).join('.'),
        count,
        filter,
        ...(language !== undefined && { language }),
        to: `/${resource}?${search}`,
      };
    }),
  );
}

/** The language codes in their order, without the base language. */
async function languagesIn(calls: Calls, resource: string, signal: AbortSignal): Promise<string[]> {
  const params = {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'position', order: 'ASC' } as const,
  };
  const { data } = await calls.getList<RaRecord<string>>(resource, { ...params, filter: {}, signal });
  return data
    .filter(({ isBase }) => isBase !== true)
    .map(({ id }) => id)
    .slice(0, maxLanguages);
}
