import { checkText } from '../../checks/checkText';
import type { Issue } from '../../checks/issue';
import { isSameSource } from '../../checks/sameText';
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
  const isOther = source !== undefined && base !== undefined && !isSameSource(source, base);
  return isOther ? [...errors, { code: otherSource, detail: source }] : errors;
}
