import * as v from 'valibot';
import { idSchema } from '@/api/records';

/** A term of the glossary with its translations by language; see `Term` for their forms. */
export const termSchema = v.looseObject({
  id: idSchema,
  term: v.string(),
  note: v.fallback(v.string(), ''),
  translations: v.fallback(v.record(v.string(), v.string()), {}),
  version: v.number(),
});

export type GlossaryTerm = v.InferOutput<typeof termSchema>;

export const termsResource = 'default-translations/glossary';

export const glossaryPath = `/${termsResource}`;
