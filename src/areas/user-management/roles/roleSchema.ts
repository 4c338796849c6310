import * as v from 'valibot';
import { directoryRoleSchema } from '../../../directory/readModels';

/** A role as the server keeps it; `userCount` counts those who have it themselves or through a group. */
export const roleSchema = v.looseObject({
  ...directoryRoleSchema.entries,
  description: v.fallback(v.string(), ''),
  permissions: v.fallback(v.array(v.string()), []),
  userCount: v.fallback(v.number(), 0),
  version: v.number(),
});

export type Role = v.InferOutput<typeof roleSchema>;
