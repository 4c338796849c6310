import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { defineReference } from '@/records/references/defineReference';
import { textsPath } from '../translations/textAddress';

export const changesResource = 'default-translations/translation-changes';
export const revisionsResource = 'default-translations/translation-revisions';

const text = v.fallback(v.nullable(v.string()), null);
const person = v.fallback(v.nullable(v.object({ id: v.string(), name: v.string() })), null);

/** What changes many texts: a bulk change, an import, a new version, a revert. */
export const changeKinds = ['bulk', 'import', 'sync', 'revert'] as const;

/** A change of many texts. */
export const changeSchema = v.looseObject({
  id: idSchema,
  kind: v.fallback(v.picklist(changeKinds), 'bulk'),
  /** The operation of a bulk change, with its arguments; of an import the name of its `file`. */
  op: v.fallback(v.optional(v.string()), undefined),
  args: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
  at: text,
  by: person,
  languages: v.fallback(v.array(v.string()), []),
  count: v.fallback(v.number(), 0),
  canRevert: v.fallback(v.boolean(), false),
  /** Reverted in whole or in part. */
  reverted: v.fallback(v.boolean(), false),
});

export type Change = v.InferOutput<typeof changeSchema>;

/** One change of a key: to a text, a text's state, the tags, its use by the application, or the key as a whole. */
export const revisionSchema = v.looseObject({
  id: idSchema,
  translationId: v.fallback(idSchema, ''),
  key: v.fallback(v.string(), ''),
  language: text,
  what: v.fallback(v.picklist(['text', 'state', 'tags', 'deprecated', 'created', 'deleted']), 'text'),
  before: text,
  after: text,
});

export type Revision = v.InferOutput<typeof revisionSchema>;

/** One text of a change, by its key and language. */
export const revisionReference = defineReference<Revision>({
  resource: revisionsResource,
  name: ({ key, language }) => (language === null ? key : `${key} (${language})`),
});

/** The address of the list of changes. */
export const changesPath = `${textsPath}/changes`;

export const pathOfChange = (id: string) => `${changesPath}/${encodeURIComponent(id)}`;
