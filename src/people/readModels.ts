import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { pathText } from '@/records/tree/pathText';

/** A group above another one, as far as a path needs it. */
export const groupStepSchema = v.object({ id: idSchema, name: v.string() });

/** What every area may know of a group; `path` is its ancestors, the root first, without the group itself. */
export const directoryGroupSchema = v.object({
  id: idSchema,
  name: v.string(),
  parentId: v.fallback(v.nullable(idSchema), null),
  path: v.fallback(v.array(groupStepSchema), []),
});

export const directoryRoleSchema = v.object({ id: idSchema, key: v.string(), name: v.string() });

export type DirectoryRole = v.InferOutput<typeof directoryRoleSchema>;

export type DirectoryGroup = v.InferOutput<typeof directoryGroupSchema>;

/** A group with the groups above it, the root first: `Publishing / Books / Fiction`. */
export function groupPath({ path, name }: Pick<DirectoryGroup, 'path' | 'name'>): string {
  return pathText([...path, { name }]);
}
