import * as v from 'valibot';
import type { Issue } from '../../checks/issue';
import { noText, type TextValue, type Translation, textValueSchema } from '../translationSchema';

/** What was read of the texts of an answer, each when it was seen first. */
const read = new WeakMap<object, TextValue>();

/** The text of a language as the server keeps it, or that there is none. */
export function textValueOf(row: Translation, language: string): TextValue {
  const answered = row.values[language];
  if (answered === undefined) return noText;
  const value = read.get(answered) ?? v.parse(textValueSchema, answered);
  read.set(answered, value);
  return value;
}

/** What was found and nobody has ignored; an error keeps the text from readers, so it cannot be. */
export function openIssues({ issues, ignored }: TextValue): readonly Issue[] {
  return issues.filter(({ code, severity }) => severity === 'error' || !ignored.includes(code));
}

/** Whether there may be anything to mark a text with, beside the usual state: English is always reviewed. */
export function hasMarks({ state, issues }: TextValue, isBase: boolean): boolean {
  return (state === 'reviewed' && !isBase) || state === 'outdated' || issues.length > 0;
}

/** Whether somebody has to look at a text: it is missing or outdated, or a check found an error or a warning. */
export function isProblem(value: TextValue): boolean {
  return isUntranslated(value) || openIssues(value).some(({ severity }) => severity !== 'info');
}

/** Whether a text is missing, or its English text has changed since. */
function isUntranslated({ state }: TextValue): boolean {
  return state === 'missing' || state === 'outdated';
}
