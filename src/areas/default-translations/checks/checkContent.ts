import { type Issue, issue } from './issue';
import { placeholdersOf } from './placeholders';

const tag = /<\/?[A-Za-z][^<>]*>/g;

/** HTML in a text is shown as it is written: nobody means that, unless the English text has the same (case DT13). */
export function checkMarkup(form: string, base: string | undefined): Issue[] {
  const ofBase: readonly string[] = base?.match(tag) ?? [];
  const found = form.match(tag)?.find((each) => !ofBase.includes(each));
  return found === undefined ? [] : [issue('markup', { detail: found })];
}

/** Which control closes each that opens, by code point. */
const closing = new Map([
  ['\u202A', '\u202C'],
  ['\u202B', '\u202C'],
  ['\u2066', '\u2069'],
  ['\u2067', '\u2069'],
  ['\u2068', '\u2069'],
]);
const closers = new Set(closing.values());
const overrides = /[\u202D\u202E]/;

/** Controls of the direction that turn what follows, or do not end in the text (case DT15; Unicode TR 9). */
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

/** Space at an edge or twice in a row where English has none; a form is trimmed before it is shown. */
export function checkSpaces(text: string, base: string): Issue[] {
  const isTrimmed = text.includes('||||');
  const edges = (each: string) => (isTrimmed ? '' : `${/^\s*/.exec(each)?.[0]}|${/\s*$/.exec(each)?.[0]}`);
  const isDouble = (each: string) => / {2}/.test(each.trim());
  const differs = edges(text) !== edges(base) || (isDouble(text) && !isDouble(base));
  return differs ? [issue('spaces')] : [];
}

/** The marks that end a sentence, in the scripts that have their own; each list is one mark. */
const marks = ['.。．।۔', '?？؟;', '!！', ':：', '…', ',，،、'];

/** Languages that end a sentence with a space, or with a mark of their own. */
const withoutMarks = /^(?:km|lo|my|th)\b/;

function endOf(text: string): string | undefined {
  const last =
    text
      .trim()
      .replace(/\.{3}$/, '…')
      .at(-1) ?? '';
  return marks.find((each) => each.includes(last) && last !== '');
}

/** Another mark at the end than the English text has, or none. */
export function checkPunctuation(language: string, form: string, base: string): Issue[] {
  if (form === '' || withoutMarks.test(language)) return [];
  // The Greek question mark looks like a semicolon, and is one for the others.
  return endOf(form) === endOf(base) ? [] : [issue('punctuation')];
}

/** Words that are still the English ones: a name is the same everywhere, so it is only worth a look. */
export function checkSame(text: string, base: string): Issue[] {
  const words = [...placeholdersOf(base)].reduce((rest, name) => rest.replaceAll(`%{${name}}`, ''), base);
  return text === base && /\p{L}{2}/u.test(words) ? [issue('same_as_source')] : [];
}

/** Longer than its place allows, in what a reader takes for characters (case DT17). */
export function checkLength(language: string, form: string, maxLength: number | null | undefined): Issue[] {
  if (maxLength == null || form.length <= maxLength) return [];
  const length = lengthOf(language, form);
  return length > maxLength ? [issue('too_long', { detail: String(length) })] : [];
}

/** In what a reader takes for characters. */
export function lengthOf(language: string, text: string): number {
  return [...new Intl.Segmenter(language).segment(text)].length;
}
