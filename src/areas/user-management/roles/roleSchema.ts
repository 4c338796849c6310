import * as v from 'valibot';
import { directoryRoleSchema } from '@/people/readModels';

/**
 * A role as the server keeps it; `userCount` counts those who have it themselves or through a group, `lacks` are its
 * permissions that the person who asks does not have.
 */
export const roleSchema = v.looseObject({
  ...directoryRoleSchema.entries,
  description: v.fallback(v.string(), ''),
  permissions: v.fallback(v.array(v.string()), []),
  userCount: v.fallback(v.number(), 0),
  lacks: v.fallback(v.array(v.string()), []),
  version: v.number(),
});

export type Role = v.InferOutput<typeof roleSchema>;
