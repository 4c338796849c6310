import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { viewSchema } from './views';

/** A view that someone shares; the server sends it only to those it is shared with (docs/api.md, "Shared views"). */
export const sharedViewSchema = v.object({
  id: idSchema,
  /** The list that it is a view of, such as `user-management/users`. */
  resource: v.string(),
  ...viewSchema.entries,
  /** The roles it is for; empty: everyone. */
  roleIds: v.fallback(v.array(idSchema), []),
  /** Who shared it; null if that person no longer exists. */
  ownerName: v.fallback(v.nullable(v.string()), null),
  canDelete: v.fallback(v.boolean(), false),
});

export type SharedView = v.InferOutput<typeof sharedViewSchema>;
