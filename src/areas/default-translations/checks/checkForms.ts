import { type Issue, issue } from './issue';
import { countPlaceholder, placeholdersOf } from './placeholders';
import { pluralFormsOf } from './pluralForms';

/** Whether a text has as many plural forms as its language counts, and says the count where it has to (cases DT05 to DT09). */
export function checkForms(language: string, forms: readonly string[], bases: readonly string[]): Issue[] {
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

/** A form that stands for several counts says which, where the English one does. */
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
  // Alone it is shown for all counts.
  const served = forms.length === 1 && count > 1 ? [0, 1, 2] : (counts[place] ?? []);
  const [, second] = served;
  return second === undefined ? [] : [issue('count_missing', { form: place, detail: String(second) })];
}
