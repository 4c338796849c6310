import * as v from 'valibot';

/** The states of a user, in the order in which a person passes through them. */
export const userStatuses = ['invited', 'active', 'suspended'] as const;

const absent = undefined;
const id = v.pipe(v.string(), v.minLength(1));
const yes = v.fallback(v.optional(v.literal(true)), absent);
const text = v.fallback(v.optional(id), absent);
const several = v.fallback(v.optional(v.pipe(v.array(id), v.minLength(1))), absent);

const filterSchema = v.object({
  status_eq_any: v.fallback(v.optional(v.pipe(v.array(v.picklist(userStatuses)), v.minLength(1))), absent),
  roleIds_inc_any: several,
  groupId_within: text,
  groupIds_inc_any: several,
  neverSignedIn: yes,
  inactiveDays: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), absent),
  invitationExpired: yes,
  withPermission: text,
  withRole: text,
});

/** What the list of users can be narrowed to, in the server's words; an absent key is no condition. */
export type UserFilter = v.InferOutput<typeof filterSchema>;

type FilterKey = keyof UserFilter;

/** What an address or a saved query says, as far as it can be understood. A condition that makes no sense is left out. */
export function readUserFilter(values: unknown): UserFilter {
  const parsed = v.safeParse(filterSchema, values);
  return parsed.success ? parsed.output : {};
}

/** Whether a key of a filter is one that the panel of filters can show and change. */
export function isFilterKey(key: string): key is FilterKey {
  return key in filterSchema.entries;
}

/**
 * The keys of all conditions in force but the search text: also those that only a link or a later version knows, because
 * a condition that is not shown looks like missing users.
 */
export function conditionKeys(values: unknown): string[] {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return [];
  return Object.keys(values).filter((key) => key !== 'q');
}

/** A filter without some of its conditions. */
export function withoutConditions(
  values: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));
}
