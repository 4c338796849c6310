import { useState } from 'react';
import { useStore } from 'react-admin';
import { delimiter, joinForms, pluralFormsOf, splitForms } from '../../checks/pluralForms';
import type { Language } from '../../languages/languageSchema';
import { textValueOf } from '../grid/cellState';
import type { Translation } from '../translationSchema';

/** What somebody has typed and not saved, by cell. It outlives a lost connection, a closed tab and a forced sign-out. */
type Unsaved = Readonly<Record<string, readonly string[]>>;

const nothing: Unsaved = {};

const cellOf = (text: Translation, language: Language) => `${text.id} ${language.id}`;

/** One field for each plural form; those that the language has and the text lacks are empty. */
function formsOf(value: string, language: Language, hasForms: boolean): readonly string[] {
  if (!hasForms) return [value];
  const forms = splitForms(value);
  const { count } = pluralFormsOf(language.id);
  return [...forms, ...Array.from({ length: Math.max(0, count - forms.length) }, () => '')];
}

/** The text of its forms; empty ones at the end are no forms, and nothing but empty ones is no text. */
function textOf(forms: readonly string[]): string | null {
  const last = forms.findLastIndex((form) => form.trim() !== '');
  return last < 0 ? null : joinForms(forms.slice(0, last + 1));
}

/** What is typed into the fields of a text; it is kept in the browser until it is saved or given up. */
export function useTypedForms(text: Translation, language: Language, base: Language) {
  const saved = textValueOf(text, language.id).value ?? '';
  const hasForms = `${textValueOf(text, base.id).value} ${saved}`.includes(delimiter);
  const original = formsOf(saved, language, hasForms);
  const cell = cellOf(text, language);
  const [unsaved, setUnsaved] = useStore<Unsaved>('default-translations.unsaved', nothing);
  const [isFound] = useState(unsaved[cell] !== undefined);
  const [forms, setForms] = useState(unsaved[cell] ?? original);
  const keep = (typed: readonly string[] | undefined) =>
    setUnsaved((before: Unsaved) => {
      const { [cell]: _, ...others } = before;
      return typed === undefined ? others : { ...others, [cell]: typed };
    });
  const type = (typed: readonly string[]) => {
    setForms(typed);
    keep(textOf(typed) === textOf(original) ? undefined : typed);
  };
  return {
    hasForms,
    forms,
    value: textOf(forms),
    isChanged: textOf(forms) !== textOf(original),
    /** What was typed before, and not saved then. */
    isFound,
    type,
    typeText: (value: string) => type(formsOf(value, language, hasForms)),
    /** Nothing is unsaved any more: it was saved, or given up. */
    forget: () => keep(undefined),
    restore: () => type(original),
  };
}

export type TypedForms = ReturnType<typeof useTypedForms>;
