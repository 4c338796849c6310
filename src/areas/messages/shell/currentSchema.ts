import * as v from 'valibot';

const count = v.fallback(v.number(), 0);

/** What waits for a reader, or that nothing changed; messages are parsed where they are shown. */
export const currentSchema = v.object({
  revision: v.string(),
  now: v.string(),
  unchanged: v.optional(v.boolean()),
  unread: count,
  banners: v.optional(v.array(v.unknown())),
  further: count,
  modal: v.optional(v.unknown()),
});

export type Current = v.InferOutput<typeof currentSchema>;
