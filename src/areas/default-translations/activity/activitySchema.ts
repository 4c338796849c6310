import * as v from 'valibot';
import { idSchema } from '@/api/records';

const count = v.fallback(v.number(), 0);

/** What a person has done in a language. */
export const activitySchema = v.looseObject({
  id: idSchema,
  by: v.object({ id: v.string(), name: v.string() }),
  language: v.string(),
  /** How often they have changed a text, marked one as reviewed, and commented on one. */
  texts: count,
  reviewed: count,
  comments: count,
  /** The last time, in ISO 8601. */
  at: v.fallback(v.nullable(v.string()), null),
});

export type Activity = v.InferOutput<typeof activitySchema>;

export const activityPath = '/default-translations/activity';
