import { hasBadLink, hasHiddenCharacter, linkError } from './linkError';

/** A message in one language; title, summary and label are plain, the body is Markdown. */
export interface MessageText {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly actionLabel: string;
  readonly actionUrl: string;
}

export const noText: MessageText = { title: '', summary: '', body: '', actionLabel: '', actionUrl: '' };

/** The most characters of each part. */
export const longest: Readonly<Record<keyof MessageText, number>> = {
  title: 80,
  summary: 280,
  body: 10_000,
  actionLabel: 30,
  actionUrl: 2048,
};

const invisible = /[\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]|\u034F/gu;

/** Whether there is anything to be seen: zero-width characters alone are nothing. */
export const isBlank = (text = ''): boolean => text.replace(invisible, '') === '';

/** `empty` has nothing, `complete` has title and summary. A form may know some parts only. */
export function completeness(text: Partial<MessageText> | undefined): 'empty' | 'part' | 'complete' {
  if (text === undefined || Object.values(text).every(isBlank)) return 'empty';
  return isBlank(text.title) || isBlank(text.summary) ? 'part' : 'complete';
}

/** What is replaced for the reader. */
const placeholders = ['%{name}', '%{product}'];

export type TextErrors = Partial<Record<keyof MessageText, string>>;

function partError(part: keyof MessageText, value: string, areas: readonly string[] | undefined) {
  if (value.length > longest[part]) return 'too_long';
  if (part === 'actionUrl') return value === '' ? undefined : linkError(value, areas);
  if (hasHiddenCharacter(value)) return 'hidden_character';
  const found = value.match(/%\{[^}]*\}/g) ?? [];
  if (found.some((one) => !placeholders.includes(one))) return 'placeholder';
  if (part !== 'body') return undefined;
  if (/(?<!\\)!\[/.test(value)) return 'image';
  return hasBadLink(value, areas) ? 'body_link' : undefined;
}

/** What is wrong with a text, by part: the codes of `areas.messages.refusals`. */
export function textErrors(text: MessageText, areas?: readonly string[]): TextErrors {
  const errors: TextErrors = {};
  const { actionLabel, actionUrl } = text;
  if (actionLabel !== '' && actionUrl === '') errors.actionUrl = 'address_missing';
  if (actionLabel === '' && actionUrl !== '') errors.actionLabel = 'label_missing';
  for (const part of Object.keys(longest) as (keyof MessageText)[]) {
    const error = partError(part, text[part], areas);
    if (error !== undefined) errors[part] = error;
  }
  return errors;
}
