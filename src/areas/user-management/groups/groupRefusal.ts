import * as v from 'valibot';
import { refusalOf } from '../../../api/refusal';
import { groupSchema } from './groupSchema';

/**
 * Why a group was not moved or deleted: 422 names the reason on the field, 409 `stale` brings the current group. `reason` is
 * a text key or the server's own words, undefined when somebody else has changed the group; `isOutdated` means that the
 * tree shows what is not so any more.
 */
export function groupRefusal(error: unknown) {
  const { message, status, fields, current } = refusalOf(error);
  if (current !== undefined) {
    const group = v.safeParse(groupSchema, current);
    return { reason: undefined, current: group.success ? group.output : undefined, isOutdated: true };
  }
  return { reason: Object.values(fields)[0] ?? message, current: undefined, isOutdated: status === 404 };
}
