import { bundledLanguage } from '@/api/languageCode';
import { pluralFormsOf } from '@/api/pluralForms';
import {
  checkDirection,
  checkLength,
  checkMarkup,
  checkPunctuation,
  checkSame,
  checkSpaces,
} from './checkContent';
import { checkTerms, type Term } from './checkTerms';
import { type Issue, issue } from './issue';
import { checkPlaceholders, countPlaceholder, placeholdersOf } from './placeholders';
import { splitForms } from './textForms';

interface CheckedText {
  readonly key: string;
  readonly language: string;
  readonly value: string | null;
  /** The English text; issues that it has itself are not reported. */
  readonly base: string | null;
  /** The maximum length in graphemes. */
  readonly maxLength?: number | null | undefined;
  /** The glossary; default: none. */
  readonly terms?: readonly Term[];
}

/**
 * The issues of a text, most severe first. Errors are what the application would display incorrectly; no issue prevents
 * saving (docs/api/default-translations.md, "Checks of texts").
 */
export function checkText(checked: CheckedText): readonly Issue[] {
  const { key, language, value, base, maxLength, terms = [] } = checked;
  if (value === null || value.trim() === '') return [];
  const isBase = language === bundledLanguage;
  const source = base ?? value;
  const forms = splitForms(value);
  const bases = splitForms(source);
  const issues = [...checkForms(language, forms, bases)];
  forms.forEach((form, place) => {
    const baseForm = bases[Math.min(place, bases.length - 1)] ?? '';
    const formIssues = [
      ...checkPlaceholders({ key, form, base: baseForm, bases: source, isBase }),
      ...checkMarkup(form, isBase ? undefined : source),
      ...checkDirection(form),
      ...checkLength(language, form, maxLength),
      ...(isBase ? [] : checkPunctuation(language, form, baseForm)),
    ];
    issues.push(...formIssues.map((each) => (forms.length > 1 ? { ...each, form: place } : each)));
  });
  if (!isBase) {
    issues.push(
      ...checkTerms(language, value, source, terms),
      ...checkSpaces(value, source),
      ...checkSame(value, source),
    );
  }
  return issues.sort((one, other) => rankOf(one) - rankOf(other));
}

const order = ['error', 'warning', 'info'];

const rankOf = ({ severity }: Issue) => order.indexOf(severity);

/** Whether a text has the plural forms of its language, and contains the count where needed. */
function checkForms(language: string, forms: readonly string[], bases: readonly string[]): Issue[] {
  if (bases.length === 1) return forms.length > 1 ? [issue('forms_not_asked')] : [];
  const { count } = pluralFormsOf(language);
  return [
    ...checkNumber(forms.length, count),
    ...forms.flatMap((form, place) => (form === '' ? [issue('empty_form', { form: place })] : [])),
    ...forms.slice(0, count).flatMap((form, place) => checkCount(language, form, place, forms, bases)),
  ];
}

function checkNumber(count: number, expected: number): Issue[] {
  if (count === expected) return [];
  if (count > expected) return [issue(expected === 1 ? 'form_never_shown' : 'too_many_forms')];
  return [issue(count === 1 ? 'one_form' : 'too_few_forms')];
}

/** A form for several counts must contain the count if an English form does. */
function checkCount(
  language: string,
  form: string,
  place: number,
  forms: readonly string[],
  bases: readonly string[],
): Issue[] {
  if (form === '' || placeholdersOf(form).has(countPlaceholder)) return [];
  if (!bases.some((base) => placeholdersOf(base).has(countPlaceholder))) return [];
  const { count, counts } = pluralFormsOf(language);
  // A single form is used for all counts.
  const servedCounts = forms.length === 1 && count > 1 ? [0, 1, 2] : (counts[place] ?? []);
  // The count it is written for: 1 if it serves 1.
  const mainCount = servedCounts.includes(1) ? 1 : servedCounts[0];
  const otherCount = servedCounts.find((each) => each !== mainCount);
  return otherCount === undefined
    ? []
    : [issue('count_missing', { form: place, detail: String(otherCount) })];
}
