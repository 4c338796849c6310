import * as v from 'valibot';
import { idSchema } from '../../../api/records';

/** A role as the server keeps it; `userCount` counts those who have it themselves or through a group. */
export const roleSchema = v.looseObject({
  id: idSchema,
  key: v.string(),
  name: v.string(),
  description: v.fallback(v.string(), ''),
  permissions: v.fallback(v.array(v.string()), []),
  userCount: v.fallback(v.number(), 0),
  version: v.number(),
});

export type Role = v.InferOutput<typeof roleSchema>;
