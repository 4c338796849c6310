import * as v from 'valibot';
import { refusalOf } from '@/api/refusal';
import { groupSchema } from '../groupSchema';

/**
 * Why a group was not moved or deleted: 422 has the reason on the field, 409 `stale` brings the current
 * record. `reason` is a text key or the server's own words, undefined if someone else has changed the record;
 * `isOutdated` is true if the tree no longer shows the server's state.
 */
export function treeRefusal(error: unknown) {
  const { message, kind, fields, current } = refusalOf(error);
  if (current !== undefined) {
    const record = v.safeParse(groupSchema, current);
    return { reason: undefined, current: record.success ? record.output : undefined, isOutdated: true };
  }
  return { reason: Object.values(fields)[0] ?? message, current: undefined, isOutdated: kind === 'notFound' };
}
