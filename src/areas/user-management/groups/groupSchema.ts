import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { directoryGroupSchema } from '@/people/readModels';

/** The name of the groups for react-admin. */
export const groupsResource = 'user-management/groups';

const count = v.fallback(v.number(), 0);

/** A group as the server keeps it. */
export const groupSchema = v.looseObject({
  ...directoryGroupSchema.entries,
  description: v.fallback(v.string(), ''),
  languages: v.fallback(v.array(v.string()), []),
  roleIds: v.fallback(v.array(idSchema), []),
  position: count,
  memberCount: count,
  childCount: count,
  version: v.number(),
});

export type Group = v.InferOutput<typeof groupSchema>;
