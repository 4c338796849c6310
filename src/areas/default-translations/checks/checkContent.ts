import { delimiter } from '@/api/pluralForms';
import { type Issue, issue } from './issue';
import { placeholdersOf } from './placeholders';

const tag = /<\/?[A-Za-z][^<>]*>/g;

/** HTML is displayed literally, so it is an issue unless the English text has the same. */
export function checkMarkup(form: string, base: string | undefined): Issue[] {
  const baseTags: readonly string[] = base?.match(tag) ?? [];
  const extraTag = form.match(tag)?.find((each) => !baseTags.includes(each));
  return extraTag === undefined ? [] : [issue('markup', { detail: extraTag })];
}

/** The closing control of each opening one. */
const closing = new Map([
  ['\u202A', '\u202C'],
  ['\u202B', '\u202C'],
  ['\u2066', '\u2069'],
  ['\u2067', '\u2069'],
  ['\u2068', '\u2069'],
]);
const closers = new Set(closing.values());
const overrides = /[\u202D\u202E]/;

/** Direction overrides, and direction controls that are not closed (Unicode TR 9). */
export function checkDirection(form: string): Issue[] {
  if (overrides.test(form)) return [issue('bidi')];
  const open: string[] = [];
  for (const character of form) {
    const closer = closing.get(character);
    if (closer !== undefined) open.push(closer);
    else if (closers.has(character) && open.pop() !== character) return [issue('bidi')];
  }
  return open.length > 0 ? [issue('bidi')] : [];
}

/** Leading, trailing or double spaces that differ from the English text; plural forms are trimmed anyway. */
export function checkSpaces(text: string, base: string): Issue[] {
  const isTrimmed = text.includes(delimiter);
  const edges = (each: string) => (isTrimmed ? '' : `${/^\s*/.exec(each)?.[0]}|${/\s*$/.exec(each)?.[0]}`);
  const isDouble = (each: string) => / {2}/.test(each.trim());
  const differs = edges(text) !== edges(base) || (isDouble(text) && !isDouble(base));
  return differs ? [issue('spaces')] : [];
}

/** The closing punctuation marks with their equivalents in other scripts. */
const marks = ['.。．।۔', '?？؟;', '!！', ':：', '…', ',，،、'];

/** Languages that end sentences differently. */
const withoutMarks = /^(?:km|lo|my|th)\b/;

function endOf(text: string): string | undefined {
  const last =
    text
      .trim()
      .replace(/\.{3}$/, '…')
      .at(-1) ?? '';
  return marks.find((each) => each.includes(last) && last !== '');
}

/** A closing punctuation mark other than in the English text. */
export function checkPunctuation(language: string, form: string, base: string): Issue[] {
  if (form === '' || withoutMarks.test(language)) return [];
  // The list includes the Greek question mark, a semicolon.
  return endOf(form) === endOf(base) ? [] : [issue('punctuation')];
}

/** Identical to the English text; only a hint, because names are. */
export function checkSame(text: string, base: string): Issue[] {
  const words = [...placeholdersOf(base)].reduce((rest, name) => rest.replaceAll(`%{${name}}`, ''), base);
  return text === base && /\p{L}{2}/u.test(words) ? [issue('same_as_source')] : [];
}

/** Longer than allowed, in graphemes. */
export function checkLength(language: string, form: string, maxLength: number | null | undefined): Issue[] {
  if (maxLength == null || form.length <= maxLength) return [];
  const length = lengthOf(language, form);
  return length > maxLength ? [issue('too_long', { detail: String(length) })] : [];
}

/** The length in graphemes. */
export function lengthOf(language: string, text: string): number {
  return [...new Intl.Segmenter(language).segment(text)].length;
}
