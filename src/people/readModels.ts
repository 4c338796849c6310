import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { pathText } from './pathText';

/** An ancestor of a group, as part of its path. */
export const groupStepSchema = v.object({ id: idSchema, name: v.string() });

/** The part of a group that every area may read; `path` has its ancestors, root first, without the group itself. */
export const directoryGroupSchema = v.object({
  id: idSchema,
  name: v.string(),
  parentId: v.fallback(v.nullable(idSchema), null),
  path: v.fallback(v.array(groupStepSchema), []),
});

export const directoryRoleSchema = v.object({ id: idSchema, key: v.string(), name: v.string() });

export type DirectoryRole = v.InferOutput<typeof directoryRoleSchema>;

export type DirectoryGroup = v.InferOutput<typeof directoryGroupSchema>;

/** A group's name with its ancestors, root first: `Publishing / Books / Fiction`. */
export function groupPath({ path, name }: Pick<DirectoryGroup, 'path' | 'name'>): string {
  return pathText([...path, { name }]);
}
