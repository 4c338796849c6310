import * as v from 'valibot';
import { idSchema } from '@/api/records';

const count = v.fallback(v.number(), 0);

/** A published file of a language, with what it changed for readers. */
export const publicationSchema = v.looseObject({
  id: idSchema,
  language: v.string(),
  /** ISO 8601. */
  at: v.string(),
  by: v.fallback(v.nullable(v.object({ id: v.string(), name: v.string() })), null),
  added: count,
  changed: count,
  removed: count,
  held: count,
  size: count,
  /** The publication that this one restored. */
  restores: v.fallback(v.nullable(v.string()), null),
  /** Readers have it now. */
  live: v.fallback(v.boolean(), false),
});

export type Publication = v.InferOutput<typeof publicationSchema>;

export const publicationsResource = 'default-translations/publications';

/** The address of the list, for one language. */
export const publicationsPath = (language?: string) =>
  `/${publicationsResource}${language === undefined ? '' : `?${new URLSearchParams({ filter: JSON.stringify({ language }) })}`}`;

/** The address of one publication. */
export const pathOfPublication = (id: string) => `/${publicationsResource}/${encodeURIComponent(id)}/show`;
