import { useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { useStoreContext } from 'react-admin';
import { checkText } from '../../checks/checkText';
import { delimiter, joinForms, pluralFormsOf, splitForms } from '../../checks/pluralForms';
import type { Language } from '../../languages/languageSchema';
import { textValueOf } from '../grid/cellState';
import type { Translation } from '../translationSchema';

/** Unsaved texts by cell. They survive a lost connection, a closed tab and a sign-out. */
type Unsaved = Readonly<Record<string, readonly string[]>>;

const nothing: Unsaved = {};
const storeKey = 'default-translations.unsaved';

const cellOf = (text: Translation, language: Language) => `${text.id} ${language.id}`;

/** The languages with unsaved texts, separated by spaces, by key. Changes with the texts concerned, not with each character. */
export function useUnsavedTexts(): Readonly<Record<string, string>> {
  const store = useStoreContext();
  const subscribe = useCallback((listener: () => void) => store.subscribe(storeKey, listener), [store]);
  const current = useSyncExternalStore(subscribe, () =>
    Object.keys(store.getItem<Unsaved>(storeKey) ?? nothing).join('\n'),
  );
  // The grid may render after the first character.
  const cells = useDeferredValue(current);
  return useMemo(() => {
    const found: Record<string, string> = {};
    for (const cell of cells.split('\n')) {
      const [id = '', code = ''] = cell.split(' ');
      found[id] = found[id] === undefined ? code : `${found[id]} ${code}`;
    }
    return found;
  }, [cells]);
}

/** A value for each plural form; missing ones are empty. */
function formsOf(value: string, language: Language, hasForms: boolean): readonly string[] {
  if (!hasForms) return [value];
  const forms = splitForms(value);
  const { count } = pluralFormsOf(language.id);
  return [...forms, ...Array.from({ length: Math.max(0, count - forms.length) }, () => '')];
}

/** The text of plural forms. Trailing empty ones are dropped; without any other it is null. */
function textOf(forms: readonly string[]): string | null {
  const last = forms.findLastIndex((form) => form.trim() !== '');
  return last < 0 ? null : joinForms(forms.slice(0, last + 1));
}

/** The issues of a typed text. */
export function typedIssues(
  { key, maxLength }: Translation,
  language: Language,
  value: string | null,
  english: string,
) {
  return checkText({ key, maxLength, language: language.id, value, base: language.isBase ? value : english });
}

/** The typed text, stored in the browser until it is saved or discarded. */
export function useTypedForms(text: Translation, language: Language, base: Language) {
  const saved = textValueOf(text, language.id).value ?? '';
  const hasForms = `${textValueOf(text, base.id).value} ${saved}`.includes(delimiter);
  const original = formsOf(saved, language, hasForms);
  const cell = cellOf(text, language);
  // No subscription: nobody else changes this cell, and each character would render twice.
  const store = useStoreContext();
  const [found] = useState(() => store.getItem<Unsaved>(storeKey)?.[cell]);
  const [forms, setForms] = useState(found ?? original);
  const keep = (typed: readonly string[] | undefined) => {
    const { [cell]: _, ...others } = store.getItem<Unsaved>(storeKey) ?? nothing;
    store.setItem(storeKey, typed === undefined ? others : { ...others, [cell]: typed });
  };
  const type = (typed: readonly string[]) => {
    setForms(typed);
    keep(textOf(typed) === textOf(original) ? undefined : typed);
  };
  return {
    hasForms,
    forms,
    value: textOf(forms),
    /** The saved text. */
    saved: textOf(original),
    isChanged: textOf(forms) !== textOf(original),
    /** An unsaved text was found. */
    isFound: found !== undefined,
    type,
    typeText: (value: string) => type(formsOf(value, language, hasForms)),
    /** Removes the stored text, after a save or a cancel. */
    forget: () => keep(undefined),
    restore: () => type(original),
  };
}

export type TypedForms = ReturnType<typeof useTypedForms>;
