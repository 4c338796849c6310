import * as v from 'valibot';
import { idSchema } from '@/api/records';

/** A saved query, its visibility, and this person's access. */
export const reportSchema = v.looseObject({
  id: idSchema,
  version: v.optional(v.number()),
  name: v.string(),
  query: v.record(v.string(), v.unknown()),
  visibility: v.fallback(v.picklist(['private', 'all']), 'private'),
  owner: v.object({ id: v.string(), name: v.string() }),
  access: v.fallback(v.picklist(['owner', 'reader']), 'reader'),
  /** Broken if one of its figures or dimensions no longer exists. */
  state: v.fallback(v.picklist(['ok', 'broken']), 'ok'),
});

export type Report = v.InferOutput<typeof reportSchema>;
