import type { SortPayload } from 'react-admin';
import * as v from 'valibot';
import type { Reference } from '../references/defineReference';

/** What a view brings back: filter with search text, sorting and page size. */
export interface ListQuery {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: Readonly<SortPayload>;
  readonly perPage: number;
}

/** A view that is always offered; `args` are for its name. */
type PresetView = Pick<ListQuery, 'filter' | 'sort'> & { readonly args?: Readonly<Record<string, unknown>> };

/** The views of a list. */
export interface ViewsDescription {
  readonly texts: string;
  /** By name, in the order of the panel. */
  readonly presets: Readonly<Record<string, PresetView>>;
  /** How views are shared with others, where the server keeps such views; with nobody unless told. */
  readonly sharing?: ViewSharing;
}

/** Where shared views are kept, and whom they may be for. */
export interface ViewSharing {
  readonly resource: string;
  readonly roles: Reference;
}

/** A query under a name, as react-admin stores it. */
export const viewSchema = v.object({
  label: v.pipe(v.string(), v.trim(), v.minLength(1)),
  value: v.object({
    filter: v.record(v.string(), v.unknown()),
    sort: v.object({ field: v.string(), order: v.picklist(['ASC', 'DESC']) }),
    perPage: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
});

/** A query that somebody has saved under a name; the shape is that of react-admin's saved queries. */
export type SavedView = v.InferOutput<typeof viewSchema>;

/** The stored views; what is none is left out, so that one bad entry does not hide the others. */
export function readSavedViews(stored: unknown): SavedView[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each) => {
    const parsed = v.safeParse(viewSchema, each);
    return parsed.success ? [parsed.output] : [];
  });
}

/** The address of a list that shows a query, from its first page. @param path the list's own */
export function queryAddress(path: string, query: ListQuery): string {
  const search = new URLSearchParams({
    filter: JSON.stringify(query.filter),
    sort: query.sort.field,
    order: query.sort.order,
    page: '1',
    perPage: String(query.perPage),
  });
  return `${path}?${search}`;
}

/** Whether two queries ask for the same records in the same order; the page size does not count. */
export function isSameQuery(one: PresetView, other: PresetView): boolean {
  return (
    one.sort.field === other.sort.field &&
    one.sort.order === other.sort.order &&
    canonical(one.filter) === canonical(other.filter)
  );
}

/** The order of keys, and of the values of a list of alternatives, means nothing. */
function canonical(filter: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(filter).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(String).sort() : value,
  ]);
  return JSON.stringify(entries.sort(([a], [b]) => String(a).localeCompare(String(b))));
}
