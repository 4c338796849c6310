import { bundledLanguage } from '@/api/languageCode';
import {
  checkDirection,
  checkLength,
  checkMarkup,
  checkPunctuation,
  checkSame,
  checkSpaces,
} from './checkContent';
import { checkForms } from './checkForms';
import type { Issue } from './issue';
import { checkPlaceholders } from './placeholders';
import { splitForms } from './pluralForms';

interface CheckedText {
  readonly key: string;
  readonly language: string;
  readonly value: string | null;
  /** The English text; what it has itself is no finding in a translation. */
  readonly base: string | null;
  /** The longest it may be, in graphemes. */
  readonly maxLength?: number | null | undefined;
}

/**
 * What is wrong or doubtful about a text, the gravest first: exactly what the running application would show wrongly, and what a
 * person should look at. It never keeps a text from being saved (docs/api/default-translations.md, "Checks of texts").
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
