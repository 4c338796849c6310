/** The severity of each issue. None prevents saving; a text with an error is not published. */
const severities = {
  unknown_placeholder: 'error',
  misspelt_placeholder: 'error',
  unclosed_placeholder: 'error',
  missing_placeholder: 'warning',
  count_missing: 'warning',
  too_few_forms: 'error',
  one_form: 'warning',
  too_many_forms: 'warning',
  form_never_shown: 'error',
  empty_form: 'error',
  forms_not_asked: 'error',
  markup: 'warning',
  bidi: 'error',
  too_long: 'warning',
  term_missing: 'warning',
  spaces: 'warning',
  punctuation: 'info',
  same_as_source: 'info',
} as const;

export type IssueCode = keyof typeof severities;

export interface Issue {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  /** The plural form, from 0; undefined: the whole text. */
  readonly form?: number | undefined;
  /** The part concerned: a placeholder, a count. */
  readonly detail?: string | undefined;
}

/** Creates an issue with the severity of its code. */
export function issue(code: IssueCode, more: Pick<Issue, 'form' | 'detail'> = {}): Issue {
  return { code, severity: severities[code], ...more };
}
