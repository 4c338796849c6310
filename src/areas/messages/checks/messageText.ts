import { pickLanguage } from '@/api/pickLanguage';
import { isBlank } from '@/ui/visibleText';

/** A message in one language; title, summary and label are plain, the body is Markdown. */
export interface MessageText {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly actionLabel: string;
  readonly actionUrl: string;
}

/** A text that may lack parts, as in a form. */
export const wholeText = (text: Partial<MessageText> = {}): MessageText => {
  const { title = '', summary = '', body = '', actionLabel = '', actionUrl = '' } = text;
  return { title, summary, body, actionLabel, actionUrl };
};

export const noText = wholeText();

/** A text as it is kept: empty if nothing of it would be visible. */
export const keptText = (text: string): string => (isBlank(text) ? '' : text);

/** `empty` has nothing, `complete` has title and summary. A form may lack parts. */
export function completeness(text: Partial<MessageText> | undefined): 'empty' | 'part' | 'complete' {
  if (text === undefined || Object.values(text).every(isBlank)) return 'empty';
  return isBlank(text.title) || isBlank(text.summary) ? 'part' : 'complete';
}

/** How complete the texts of a message are, by language. */
export type States = Readonly<Record<string, ReturnType<typeof completeness>>>;

/** The texts of a message by language, as a form has them. */
export type Texts = Readonly<Record<string, Partial<MessageText> | undefined>> | null | undefined;

export const statesOf = (texts: Texts): States =>
  Object.fromEntries(Object.entries(texts ?? {}).map(([code, text]) => [code, completeness(text)]));

/**
 * The language in which somebody reads a message: of the complete texts and the fallback. `language` is null for people
 * without one.
 */
export function readIn(language: string | null, states: States, fallback: string): string {
  const complete = Object.keys(states).filter((code) => states[code] === 'complete');
  return pickLanguage([...complete, fallback], language ?? fallback, fallback) ?? fallback;
}

/** The placeholders that are replaced for the reader. */
export const placeholders = ['%{name}', '%{product}'];

/** The maximum length of each part of a text, in characters. */
export const maxLengths = {
  title: 80,
  summary: 280,
  body: 10_000,
  actionLabel: 30,
  actionUrl: 2048,
} as const;
