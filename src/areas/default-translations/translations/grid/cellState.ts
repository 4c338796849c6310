import * as v from 'valibot';
import type { Issue } from '../../checks/issue';
import { noText, type TextValue, type Translation, textValueSchema } from '../translationSchema';

/** The parsed texts of answers. */
const parsedValues = new WeakMap<object, TextValue>();

/** The text in a language, parsed when first used. */
export function textValueOf(row: Translation, language: string): TextValue {
  const response = row.values[language];
  if (response === undefined) return noText;
  const value = parsedValues.get(response) ?? v.parse(textValueSchema, response);
  parsedValues.set(response, value);
  return value;
}

/** The issues that are not ignored. Errors cannot be, because they prevent publication. */
export function openIssues({ issues, ignored }: TextValue): readonly Issue[] {
  return issues.filter(({ code, severity }) => severity === 'error' || !ignored.includes(code));
}

/** Whether a text has marks. English counts as reviewed without one. */
export function hasMarks({ state, issues, comments }: TextValue, isBase: boolean): boolean {
  return comments > 0 || (state === 'reviewed' && !isBase) || state === 'outdated' || issues.length > 0;
}

/** The colours of marks, as styles of an element around them. */
export const markColours = {
  '& [data-mark=comment]': { color: 'text.secondary' },
  '& [data-mark=unsaved], & [data-waiting]': { color: 'primary.main' },
  '& [data-mark=reviewed]': { color: 'success.main' },
  '& [data-mark=outdated], & [data-mark=warning]': { color: 'warning.main' },
  '& [data-mark=error]': { color: 'error.main' },
} as const;
