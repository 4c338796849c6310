import { checkText } from '../../checks/checkText';
import { isSameSource } from '../../checks/sameText';
import type { TextRow } from '../formats/textFile';

/** The code of a translation of an English text that is another one by now; its detail is that text. */
export const otherSource = 'other_source';

interface Beside {
  /** The English text; undefined where there is none. */
  readonly base: string | undefined;
  readonly maxLength: number | undefined;
}

/** What is to be looked at in a text that can be imported: what the editor's checks find, or that it translates other words. */
export function importFindings({ key, language, source }: TextRow, value: string, beside: Beside) {
  const { base, maxLength } = beside;
  const found = checkText({ key, language, value, base: base ?? null, maxLength });
  const isOther = source !== undefined && base !== undefined && !isSameSource(source, base);
  return isOther ? [...found, { code: otherSource, severity: 'warning' as const, detail: source }] : found;
}
