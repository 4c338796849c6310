import * as v from 'valibot';
import { idSchema } from '@/api/records';

const count = v.fallback(v.number(), 0);
const moment = v.fallback(v.nullable(v.string()), null);
const texts = v.fallback(v.array(v.string()), []);

/** `outdated`: the English text has changed since (specification of the area, section 3). */
export const textStates = ['missing', 'translated', 'reviewed', 'outdated'] as const;

/** An issue; `form` is the plural form, counted from 0. */
const issueSchema = v.object({
  code: v.string(),
  severity: v.fallback(v.picklist(['error', 'warning', 'info']), 'warning'),
  form: v.optional(v.number()),
  /** The part of the text concerned: a placeholder, a count. */
  detail: v.optional(v.string()),
});

/** A text in one language. A missing one has version 0. */
export const textValueSchema = v.object({
  value: v.fallback(v.nullable(v.string()), null),
  state: v.fallback(v.picklist(textStates), 'missing'),
  issues: v.fallback(v.array(issueSchema), []),
  /** The codes of ignored issues. */
  ignored: texts,
  /** The English text that an outdated text was written for, if the server knows it. */
  source: v.fallback(v.nullable(v.string()), null),
  published: v.fallback(v.picklist(['same', 'changed', 'never']), 'never'),
  version: count,
  updatedAt: moment,
  updatedBy: v.fallback(v.nullable(v.object({ id: v.string(), name: v.string() })), null),
  /** The number of open comments. */
  comments: count,
  /** The open comments wait for an answer of this person. */
  waits: v.fallback(v.boolean(), false),
});

export type TextValue = v.InferOutput<typeof textValueSchema>;

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/**
 * The texts of a key by language. A block of rows has thousands of them, so each is parsed with `textValueSchema` only
 * when it is used (`textValueOf`).
 */
const valuesSchema = v.custom<Readonly<Record<string, object>>>(
  (values) => typeof values === 'object' && values !== null && Object.values(values).every(isObject),
);

/** A key with its texts in English and the requested languages. */
export const translationSchema = v.looseObject({
  id: idSchema,
  key: v.string(),
  description: v.fallback(v.nullable(v.string()), null),
  tags: texts,
  /** The maximum length of a text, in graphemes. */
  maxLength: v.fallback(v.nullable(v.number()), null),
  /** `build`: used by the application; `own`: added here. */
  origin: v.fallback(v.picklist(['build', 'own']), 'build'),
  deprecated: v.fallback(v.boolean(), false),
  /** The patterns of the pages that have shown a text of this key in translate mode. */
  pages: texts,
  version: v.number(),
  values: valuesSchema,
});

export type Translation = v.InferOutput<typeof translationSchema>;

/** A comment on a text in a language. */
export const commentSchema = v.looseObject({
  id: idSchema,
  text: v.string(),
  at: v.string(),
  by: v.fallback(v.nullable(v.object({ name: v.string() })), null),
  canDelete: v.fallback(v.boolean(), false),
  /** Nobody waits for an answer any more. */
  done: v.fallback(v.boolean(), false),
});

export type TextComment = v.InferOutput<typeof commentSchema>;

/** The value of a language without a text. */
export const noText: TextValue = {
  value: null,
  state: 'missing',
  issues: [],
  ignored: [],
  source: null,
  published: 'never',
  version: 0,
  updatedAt: null,
  updatedBy: null,
  comments: 0,
  waits: false,
};

/** Parses tags separated by commas; duplicates are dropped. */
export function readTags(text: string): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}
