import { bundledLanguage } from '@/api/languageCode';
import {
  checkDirection,
  checkLength,
  checkMarkup,
  checkPunctuation,
  checkSame,
  checkSpaces,
} from './checkContent';
import { type Issue, issue } from './issue';
import { checkPlaceholders, countPlaceholder, placeholdersOf } from './placeholders';
import { pluralFormsOf, splitForms } from './pluralForms';

interface CheckedText {
  readonly key: string;
  readonly language: string;
  readonly value: string | null;
  /** The English text; issues that it has itself are not reported. */
  readonly base: string | null;
  /** The maximum length in graphemes. */
  readonly maxLength?: number | null | undefined;
}

/**
 * The issues of a text, most severe first. Errors are what the application would display incorrectly; no issue prevents
 * saving (docs/api/default-translations.md, "Checks of texts").
 */
export function checkText(checked: CheckedText): readonly Issue[] {
  const { key, language, value, base, maxLength } = checked;
  if (value === null || value.trim() === '') return [];
  const isBase = language === bundledLanguage;
  const source = base ?? value;
  const forms = splitForms(value);
  const bases = splitForms(source);
  const found = [...checkForms(language, forms, bases)];
  forms.forEach((form, place) => {
    const own = bases[Math.min(place, bases.length - 1)] ?? '';
    const ofForm = [
      ...checkPlaceholders({ key, form, base: own, bases: source, isBase }),
      ...checkMarkup(form, isBase ? undefined : source),
      ...checkDirection(form),
      ...checkLength(language, form, maxLength),
      ...(isBase ? [] : checkPunctuation(language, form, own)),
    ];
    found.push(...ofForm.map((each) => (forms.length > 1 ? { ...each, form: place } : each)));
  });
  if (!isBase) found.push(...checkSpaces(value, source), ...checkSame(value, source));
  return found.sort((one, other) => rankOf(one) - rankOf(other));
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

function checkNumber(found: number, needed: number): Issue[] {
  if (found === needed) return [];
  if (found > needed) return [issue(needed === 1 ? 'form_never_shown' : 'too_many_forms')];
  return [issue(found === 1 ? 'one_form' : 'too_few_forms')];
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
  const served = forms.length === 1 && count > 1 ? [0, 1, 2] : (counts[place] ?? []);
  // What it is written for: 1 if it serves that.
  const usual = served.includes(1) ? 1 : served[0];
  const other = served.find((each) => each !== usual);
  return other === undefined ? [] : [issue('count_missing', { form: place, detail: String(other) })];
}
