import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a deletion does, or has done: so many groups are deleted or moved, so many people lose or change a membership. */
export const deletionSchema = v.object({ deleted: count, movedGroups: count, affectedMembers: count });

export type Deletion = v.InferOutput<typeof deletionSchema>;

/** What becomes of the groups below and of the members. */
export interface DeletionPlan {
  readonly children: 'moveUp' | 'delete';
  readonly members: 'moveUp' | 'remove';
}
