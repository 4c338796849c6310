import * as v from 'valibot';
import { idSchema } from '@/api/records';

const count = v.fallback(v.number(), 0);

/** A language with its numbers, as the server keeps it; its id is its code. */
export const languageSchema = v.looseObject({
  id: idSchema,
  name: v.fallback(v.string(), ''),
  direction: v.fallback(v.picklist(['ltr', 'rtl']), 'ltr'),
  /** Offered to readers (reading R9); any other is being prepared. */
  listed: v.fallback(v.boolean(), false),
  isBase: v.fallback(v.boolean(), false),
  /** Which texts go live: all that are saved, or those that somebody has reviewed. */
  publishes: v.fallback(v.picklist(['translated', 'reviewed']), 'translated'),
  total: count,
  missing: count,
  translated: count,
  reviewed: count,
  outdated: count,
  errors: count,
  warnings: count,
  unpublished: count,
  /** Counts its publications. */
  revision: count,
  publishedAt: v.fallback(v.nullable(v.string()), null),
  /** Of English: the build whose texts the server has taken over. */
  build: v.fallback(v.nullable(v.string()), null),
  /** Counts its changes: what was shown goes live, nothing else. */
  version: v.number(),
});

export type Language = v.InferOutput<typeof languageSchema>;
