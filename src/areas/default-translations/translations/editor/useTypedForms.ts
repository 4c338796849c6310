import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useStoreContext } from 'react-admin';
import { checkText } from '../../checks/checkText';
import { delimiter, joinForms, pluralFormsOf, splitForms } from '../../checks/pluralForms';
import type { Language } from '../../languages/languageSchema';
import { textValueOf } from '../grid/cellState';
import type { Translation } from '../translationSchema';

/** What somebody has typed and not saved, by cell. It outlives a lost connection, a closed tab and a sign-out. */
type Unsaved = Readonly<Record<string, readonly string[]>>;

const nothing: Unsaved = {};
const storeKey = 'default-translations.unsaved';

const cellOf = (text: Translation, language: Language) => `${text.id} ${language.id}`;

/** In which languages something of a key was typed and not saved, parted by spaces. It changes with texts, not with each character. */
export function useUnsavedTexts(): Readonly<Record<string, string>> {
  const store = useStoreContext();
  const subscribe = useCallback((listener: () => void) => store.subscribe(storeKey, listener), [store]);
  const cells = useSyncExternalStore(subscribe, () =>
    Object.keys(store.getItem<Unsaved>(storeKey) ?? nothing).join('\n'),
  );
  return useMemo(() => {
    const found: Record<string, string> = {};
    for (const cell of cells.split('\n')) {
      const [id = '', code = ''] = cell.split(' ');
      found[id] = found[id] === undefined ? code : `${found[id]} ${code}`;
    }
    return found;
  }, [cells]);
}

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

/** What the checks find in a text as it is typed. */
export function typedIssues(
  { key, maxLength }: Translation,
  language: Language,
  value: string | null,
  english: string,
) {
  return checkText({ key, maxLength, language: language.id, value, base: language.isBase ? value : english });
}

/** What is typed into the fields of a text; it is kept in the browser until it is saved or given up. */
export function useTypedForms(text: Translation, language: Language, base: Language) {
  const saved = textValueOf(text, language.id).value ?? '';
  const hasForms = `${textValueOf(text, base.id).value} ${saved}`.includes(delimiter);
  const original = formsOf(saved, language, hasForms);
  const cell = cellOf(text, language);
  // Not followed: nobody else writes of this text, and each character would render the editor twice.
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
    /** The text as it was saved. */
    saved: textOf(original),
    isChanged: textOf(forms) !== textOf(original),
    /** What was typed before, and not saved then. */
    isFound: found !== undefined,
    type,
    typeText: (value: string) => type(formsOf(value, language, hasForms)),
    /** Nothing is unsaved any more: it was saved, or given up. */
    forget: () => keep(undefined),
    restore: () => type(original),
  };
}

export type TypedForms = ReturnType<typeof useTypedForms>;
