import * as v from 'valibot';
import { idSchema } from '@/api/records';

const count = v.fallback(v.number(), 0);
const moment = v.fallback(v.nullable(v.string()), null);
const texts = v.fallback(v.array(v.string()), []);

/** `missing` until it is saved, `outdated` when the English text has changed since (specification of the area, section 3). */
export const textStates = ['missing', 'translated', 'reviewed', 'outdated'] as const;

/** What a check found; `form` counts the plural forms from 0. */
const issueSchema = v.object({
  code: v.string(),
  severity: v.fallback(v.picklist(['error', 'warning', 'info']), 'warning'),
  form: v.optional(v.number()),
  /** A placeholder, a count: what of the text is meant. */
  detail: v.optional(v.string()),
});

/** One text in one language. One that is missing has version 0. */
export const textValueSchema = v.object({
  value: v.fallback(v.nullable(v.string()), null),
  state: v.fallback(v.picklist(textStates), 'missing'),
  issues: v.fallback(v.array(issueSchema), []),
  /** Codes of issues that somebody has ignored. */
  ignored: texts,
  /** Why they were, by code. */
  reasons: v.fallback(v.record(v.string(), v.string()), {}),
  published: v.fallback(v.picklist(['same', 'changed', 'never']), 'never'),
  version: count,
  updatedAt: moment,
  updatedBy: v.fallback(v.nullable(v.object({ id: v.string(), name: v.string() })), null),
});

export type TextValue = v.InferOutput<typeof textValueSchema>;

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/**
 * The texts of a key by language. A block of rows has thousands of them, so they are told from what is none, and read with
 * `textValueSchema` when they are asked for (`textValueOf`).
 */
const valuesSchema = v.custom<Readonly<Record<string, object>>>(
  (values) => typeof values === 'object' && values !== null && Object.values(values).every(isObject),
);

/** A key with its texts: of English and of the languages that were asked for. */
export const translationSchema = v.looseObject({
  id: idSchema,
  key: v.string(),
  description: v.fallback(v.nullable(v.string()), null),
  tags: texts,
  /** The longest a text may be, in graphemes. */
  maxLength: v.fallback(v.nullable(v.number()), null),
  /** `build`: the application asks for it; `own`: somebody added it here. */
  origin: v.fallback(v.picklist(['build', 'own']), 'build'),
  deprecated: v.fallback(v.boolean(), false),
  version: v.number(),
  values: valuesSchema,
});

export type Translation = v.InferOutput<typeof translationSchema>;

/** What a language without a text has. */
export const noText: TextValue = {
  value: null,
  state: 'missing',
  issues: [],
  ignored: [],
  reasons: {},
  published: 'never',
  version: 0,
  updatedAt: null,
  updatedBy: null,
};
