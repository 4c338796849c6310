import type { SortPayload } from 'react-admin';
import * as v from 'valibot';
import type { Reference } from '../references/defineReference';

/** What a view restores: filter with search text, order and page size. */
export interface ListQuery {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: Readonly<SortPayload>;
  readonly perPage: number;
}

/** A built-in view; `args` are the placeholders of its name. */
type PresetView = Pick<ListQuery, 'filter' | 'sort'> & { readonly args?: Readonly<Record<string, unknown>> };

/** The views of a list. */
export interface ViewsDescription {
  readonly texts: string;
  /** By name, in the order of the panel. */
  readonly presets: Readonly<Record<string, PresetView>>;
  /** How views are shared, if the server stores shared views; default: not at all. */
  readonly sharing?: ViewSharing;
}

/** The resource that stores shared views, and the roles they can be for. */
export interface ViewSharing {
  readonly resource: string;
  readonly roles: Reference;
}

/** A named query, as react-admin stores it. */
export const viewSchema = v.object({
  label: v.pipe(v.string(), v.trim(), v.minLength(1)),
  value: v.object({
    filter: v.record(v.string(), v.unknown()),
    sort: v.object({ field: v.string(), order: v.picklist(['ASC', 'DESC']) }),
    perPage: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
});

/** A named query that a person has saved, in the shape of react-admin's saved queries. */
export type SavedView = v.InferOutput<typeof viewSchema>;

/** Parses the stored views; invalid ones are dropped, so that one bad entry does not hide the others. */
export function readSavedViews(stored: unknown): SavedView[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each) => {
    const parsed = v.safeParse(viewSchema, each);
    return parsed.success ? [parsed.output] : [];
  });
}

/** The address of a list with a query, on its first page. @param path the list's own */
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

/** Whether two queries request the same records in the same order; the page size does not count. */
export function isSameQuery(a: PresetView, b: PresetView): boolean {
  return (
    a.sort.field === b.sort.field &&
    a.sort.order === b.sort.order &&
    canonical(a.filter) === canonical(b.filter)
  );
}

/** A filter as text to compare; the order of keys, and of alternatives in a list, is irrelevant. */
function canonical(filter: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(filter).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(String).sort() : value,
  ]);
  return JSON.stringify(entries.sort(([a], [b]) => String(a).localeCompare(String(b))));
}

/** The views with one inserted at an index; it replaces one of the same name. */
export function withView(views: readonly SavedView[], view: SavedView, index: number): SavedView[] {
  const otherViews = views.filter(({ label }) => !isSameName(label, view.label));
  return [...otherViews.slice(0, index), view, ...otherViews.slice(index)];
}

/** Whether two view names look the same to a reader. */
export function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
