import * as v from 'valibot';
import { refusalOf } from '../../../api/refusal';
import { type Group, groupSchema } from './groupSchema';

/** Why a group was not moved or deleted. */
export interface GroupRefusal {
  /** A text key, or the server's own words; undefined when somebody else has changed the group meanwhile. */
  readonly reason: string | undefined;
  /** The group as the server has it now. */
  readonly current: Group | undefined;
  /** What the tree shows is out of date. */
  readonly isOutdated: boolean;
}

/** Reads the refusal of a move or of a deletion: 422 names the reason on the field, 409 `stale` brings the current group. */
export function groupRefusal(error: unknown): GroupRefusal {
  const { message, status, fields, current } = refusalOf(error);
  if (current !== undefined) {
    const group = v.safeParse(groupSchema, current);
    return { reason: undefined, current: group.success ? group.output : undefined, isOutdated: true };
  }
  return { reason: Object.values(fields)[0] ?? message, current: undefined, isOutdated: status === 404 };
}
