import type { Group } from '../../groups/groupSchema';

/** A group with the groups above it, the root first: `Publishing / Books / Fiction`. */
export function groupPath({ path, name }: Pick<Group, 'path' | 'name'>): string {
  return [...path.map((step) => step.name), name].join(' / ');
}
