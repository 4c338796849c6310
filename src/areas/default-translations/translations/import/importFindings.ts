import { checkText } from '../../checks/checkText';
import type { Issue } from '../../checks/issue';
import { splitForms } from '../../checks/pluralForms';
import type { TextRow } from '../formats/textFile';

/** What is to be looked at in a text that can be imported: an error of the checks, or that it translates other words. */
export interface ImportFinding extends Pick<Issue, 'form' | 'detail'> {
  readonly code: string;
}

/** The code of a translation of an English text that is another one by now; its detail is that text. */
export const otherSource = 'other_source';

/** What a text of a file has of them. @param base the English text; undefined where there is none */
export function importFindings(
  { key, language, source }: TextRow,
  value: string,
  base: string | undefined,
): readonly ImportFinding[] {
  const errors = checkText({ key, language, value, base: base ?? null }).filter(
    ({ severity }) => severity === 'error',
  );
  const isOther = source !== undefined && base !== undefined && !isSame(source, base);
  return isOther ? [...errors, { code: otherSource, detail: source }] : errors;
}

/** English may have fewer forms than the language: its last one stands for the rest, and a form that is missing says nothing. */
function isSame(source: string, base: string): boolean {
  const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const bases = splitForms(base).map(tidy);
  return splitForms(source)
    .map(tidy)
    .every((form, place) => form === '' || form === (bases[place] ?? bases.at(-1)));
}
