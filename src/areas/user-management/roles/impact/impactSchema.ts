import * as v from 'valibot';
import { idSchema } from '../../../../api/records';

const reachSchema = v.object({
  key: v.string(),
  userCount: v.number(),
  users: v.fallback(v.array(v.object({ id: idSchema, name: v.string() })), []),
});

/** Who gains and who loses a permission: how many users, and the first few of them by name. */
export type Reach = v.InferOutput<typeof reachSchema>;

/** What a change of roles would do to the users; `lastAdmin`: no active user could manage users any more. */
export const impactSchema = v.object({
  gains: v.array(reachSchema),
  loses: v.array(reachSchema),
  self: v.fallback(v.object({ loses: v.array(v.string()) }), { loses: [] }),
  lastAdmin: v.fallback(v.boolean(), false),
});

export type Impact = v.InferOutput<typeof impactSchema>;

/** A role with its planned permissions. */
export interface PlannedRole {
  readonly id: string;
  readonly permissions: readonly string[];
}
