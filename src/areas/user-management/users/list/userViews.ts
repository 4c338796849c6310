import * as v from 'valibot';

/** What a view brings back: filter with search text, sorting and page size. */
export interface UserQuery {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly perPage: number;
}

const viewSchema = v.object({
  label: v.pipe(v.string(), v.trim(), v.minLength(1)),
  value: v.object({
    filter: v.record(v.string(), v.unknown()),
    sort: v.object({ field: v.string(), order: v.picklist(['ASC', 'DESC']) }),
    perPage: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
});

/** A query that somebody has saved under a name; the shape is that of react-admin's saved queries. */
export type SavedView = v.InferOutput<typeof viewSchema>;

/** Where react-admin's store keeps the saved views of the users' list. */
export const savedViewsKey = 'user-management/users.savedQueries';

/** The longest name of a view, in characters: it must fit a line of the list. */
export const longestViewName = 60;

/** The stored views; what is none is left out, so that one bad entry does not hide the others. */
export function readSavedViews(stored: unknown): SavedView[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each) => {
    const parsed = v.safeParse(viewSchema, each);
    return parsed.success ? [parsed.output] : [];
  });
}

/** A view that is always offered; its name is a text of `users.list.views.presets`. */
interface PresetView {
  readonly name: 'all' | 'dormant' | 'expiredInvitations' | 'suspended';
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: UserQuery['sort'];
}

/** How the list is sorted as long as nobody says otherwise. */
export const usualSort = { field: 'name', order: 'ASC' } as const;

/** The views that are always offered. */
export const presetViews: readonly PresetView[] = [
  { name: 'all', filter: {}, sort: usualSort },
  { name: 'dormant', filter: { inactiveDays: 180 }, sort: { field: 'lastSignInAt', order: 'ASC' } },
  {
    name: 'expiredInvitations',
    filter: { invitationExpired: true },
    sort: { field: 'createdAt', order: 'ASC' },
  },
  { name: 'suspended', filter: { status_eq_any: ['suspended'] }, sort: usualSort },
];

/** The address of the list that shows a query, from its first page. */
export function queryAddress(query: UserQuery): string {
  const search = new URLSearchParams({
    filter: JSON.stringify(query.filter),
    sort: query.sort.field,
    order: query.sort.order,
    page: '1',
    perPage: String(query.perPage),
  });
  return `/user-management/users?${search}`;
}

/** Whether two queries ask for the same users in the same order; the page size does not count. */
export function isSameQuery(
  one: Pick<UserQuery, 'filter' | 'sort'>,
  other: Pick<UserQuery, 'filter' | 'sort'>,
): boolean {
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
