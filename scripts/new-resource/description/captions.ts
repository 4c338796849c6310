import type { Schema } from './schema.ts';

const maxTitle = 40;
const maxHelp = 140;

/** What breaks a text of the project: placeholders, plural forms, markup, addresses. */
const isPlainText = (text: string) => !/[{}<>|…]|\]\(|https?:/.test(text);

/** What the description calls the field: its `title`, unless that is the name of a shared schema. */
export function titleIn(schema: Schema, property: Schema): string | undefined {
  const title = property.title ?? (property.allOf === undefined ? undefined : schema.title);
  const text = typeof title === 'string' ? title.trim() : '';
  return text !== '' && text.length <= maxTitle && isPlainText(text) ? text : undefined;
}

/** Words for those who write programs: no help to whoever fills in a form. */
const isTechnical = (text: string) =>
  /\b(arrays?|booleans?|bool|null|strings?|integers?|floats?|hash(ed)?|timestamps?|json|regex|uuids?|iso 8601|y-m-d|yyyy-mm-dd|api|endpoint|enum)\b/i.test(
    text,
  );

/** The first sentence of a description, as a text below an input; undefined if it is too long, technical or no plain text. */
export function helpOf(description: unknown): string | undefined {
  if (typeof description !== 'string') return undefined;
  const [line = ''] = description.trim().split(/\s*\n\s*\n/);
  const text = line.replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ').trim();
  const [, sentence = text] = /^(.*?[^.]\.)\s+(?=\p{Lu})/u.exec(text) ?? [];
  // 'Indicates whether ...' says no more than 'Whether ...'.
  const shortText = sentence.replace(
    /^(this |an? )?((field|property|attribute|value|flag) )?(indicat|specif|determin|defin)(es|ies|ing|ying|ines) (?=whether|if|the|how|when|what)/i,
    '',
  );
  if (shortText === '' || shortText.length > maxHelp || !isPlainText(shortText)) return undefined;
  return isTechnical(shortText) ? undefined : shortText.charAt(0).toUpperCase() + shortText.slice(1);
}

/** Words that say nothing beside a label. */
const fillers =
  /^(an?|the|of|for|in|to|this|that|is|are|be|whether|or|not|and|by|its?|name|number|value|field|record|item|entry|unique|list|if|true|false|setting)$/;

/** Whether a text says more than the label beside it and the name of the resource. */
export function saysMore(help: string, label: string, singular: string): boolean {
  const stem = (word: string) => word.replace(/(es|s|d|ed)$/, '');
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const known = [...words(label), ...words(singular)].map(stem);
  const news = words(help).filter((word) => !fillers.test(word) && !known.includes(stem(word)));
  // 'The state of the ticket' says nothing beside 'Status'.
  const isPhrase = words(help).length <= 7 && !/[(\d]/.test(help);
  return news.length > (isPhrase ? 1 : 0);
}
