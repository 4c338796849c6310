import * as v from 'valibot';
import { idSchema } from '@/api/records';

const count = v.fallback(v.number(), 0);

/** A language with its counts; its id is its code. */
export const languageSchema = v.looseObject({
  id: idSchema,
  name: v.fallback(v.string(), ''),
  direction: v.fallback(v.picklist(['ltr', 'rtl']), 'ltr'),
  /** Offered to readers (reading R9). */
  listed: v.fallback(v.boolean(), false),
  isBase: v.fallback(v.boolean(), false),
  /** Which texts go live: all, or only the reviewed ones. */
  publishes: v.fallback(v.picklist(['translated', 'reviewed']), 'translated'),
  total: count,
  missing: count,
  translated: count,
  reviewed: count,
  outdated: count,
  errors: count,
  warnings: count,
  /** The texts with open comments. */
  comments: count,
  /** Those of them that wait for an answer of this person. */
  waiting: count,
  unpublished: count,
  /** The number of its publications. */
  revision: count,
  publishedAt: v.fallback(v.nullable(v.string()), null),
  /** For English: the build whose texts the server has. */
  build: v.fallback(v.nullable(v.string()), null),
  /** Changes whenever anything else would go live. */
  version: v.number(),
});

export type Language = v.InferOutput<typeof languageSchema>;

/** Whether readers can choose a language; the source language always. */
export const isOffered = ({ isBase, listed }: Pick<Language, 'isBase' | 'listed'>): boolean =>
  isBase || listed;
