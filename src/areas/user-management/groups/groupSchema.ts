import * as v from 'valibot';
import { idSchema } from '../../../api/records';

const count = v.fallback(v.number(), 0);

/** A group above another one, as far as a path needs it. */
export const groupStepSchema = v.object({ id: idSchema, name: v.string() });

/** A group as the server keeps it; `path` is its ancestors, the root first, without the group itself. */
export const groupSchema = v.looseObject({
  id: idSchema,
  name: v.string(),
  parentId: v.fallback(v.nullable(idSchema), null),
  description: v.fallback(v.string(), ''),
  languages: v.fallback(v.array(v.string()), []),
  roleIds: v.fallback(v.array(idSchema), []),
  position: count,
  memberCount: count,
  childCount: count,
  version: v.number(),
  path: v.fallback(v.array(groupStepSchema), []),
});

export type Group = v.InferOutput<typeof groupSchema>;
