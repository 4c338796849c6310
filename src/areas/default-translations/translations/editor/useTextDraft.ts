import { useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { useEvent, useStoreContext } from 'react-admin';
import * as v from 'valibot';
import { delimiter, pluralFormsOf } from '@/api/pluralForms';
import type { Term } from '../../checks/checkTerms';
import { checkText } from '../../checks/checkText';
import { joinForms, splitForms } from '../../checks/textForms';
import type { Language } from '../../languages/languageSchema';
import { textValueOf } from '../grid/cellState';
import type { TextValue, Translation } from '../translationSchema';

/** What was entered for a text, and the texts that were saved when it was begun. */
const unsavedTextSchema = v.object({
  forms: v.array(v.string()),
  from: v.object({ value: v.nullable(v.string()), english: v.string() }),
});

type UnsavedText = v.InferOutput<typeof unsavedTextSchema>;

/** Unsaved texts by cell. They survive a lost connection, a closed tab and a sign-out. */
type Unsaved = Readonly<Record<string, UnsavedText>>;

const noUnsaved: Unsaved = {};
const storeKey = 'default-translations.unsaved';

/** The languages with unsaved texts, separated by spaces, by key. Changes with the texts concerned, not with each character. */
export function useUnsavedTexts(): Readonly<Record<string, string>> {
  const store = useStoreContext();
  const subscribe = useCallback((listener: () => void) => store.subscribe(storeKey, listener), [store]);
  const storedCells = useSyncExternalStore(subscribe, () =>
    Object.keys(store.getItem<Unsaved>(storeKey) ?? noUnsaved).join('\n'),
  );
  // The grid may render after the first character.
  const cells = useDeferredValue(storedCells);
  return useMemo(() => {
    const languages: Record<string, string> = {};
    for (const cell of cells.split('\n')) {
      const [id = '', code = ''] = cell.split(' ');
      languages[id] = languages[id] === undefined ? code : `${languages[id]} ${code}`;
    }
    return languages;
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
export function textOf(forms: readonly string[]): string | null {
  const last = forms.findLastIndex((form) => form.trim() !== '');
  return last < 0 ? null : joinForms(forms.slice(0, last + 1));
}

/** The issues of a typed text. */
export function typedIssues(
  text: Translation,
  { id, isBase }: Language,
  base: Language,
  value: string | null,
  terms: readonly Term[] = [],
) {
  const { key, maxLength } = text;
  const english = isBase ? value : textValueOf(text, base.id).value;
  return checkText({ key, maxLength, language: id, value, base: english ?? '', terms });
}

/** The name of a text in a language. */
export const cellOf = ({ id }: Translation, language: string) => `${id} ${language}`;

/** What is entered for a text, before it is saved. */
interface Draft {
  readonly cell: string;
  /** The plural forms, or the text alone. */
  readonly forms: readonly string[];
  /** The texts that were saved when typing began. */
  readonly from: UnsavedText['from'];
  /** The forms were entered earlier, and stored in the browser. */
  readonly isRestored: boolean;
  /** The exact text that is marked as reviewed; any other one is not. */
  readonly reviewedText: string | null | undefined;
  /** The codes of ignored issues. */
  readonly ignored: readonly string[];
  readonly keepsMeaning: boolean;
  /** Save the text for the keys with the same English text as well. */
  readonly takesSame: boolean;
  /** The text that a refused save has found instead. */
  readonly theirs: TextValue | undefined;
  /** Why the last save failed. */
  readonly error: unknown;
}

/**
 * The draft of a text in a language; another text starts over, and so does one without a draft that somebody else saves.
 * The forms are stored in the browser until saved or discarded, with the texts they were begun from: `theirs` is the
 * text that somebody else has saved since.
 */
export function useTextDraft(text: Translation, language: Language, base: Language) {
  const saved = textValueOf(text, language.id);
  const english = textValueOf(text, base.id).value ?? '';
  const hasForms = `${english} ${saved.value}`.includes(delimiter);
  const original = formsOf(saved.value ?? '', language, hasForms);
  const cell = cellOf(text, language.id);
  const savedText = textOf(original);
  // No subscription: nobody else changes this cell, and each character would render twice.
  const store = useStoreContext();
  const unsaved = () => store.getItem<Unsaved>(storeKey) ?? noUnsaved;
  const begin = (): Draft => {
    const parsed = v.safeParse(unsavedTextSchema, unsaved()[cell]);
    return {
      cell,
      ...(parsed.success ? parsed.output : { forms: original, from: { value: saved.value, english } }),
      isRestored: parsed.success,
      reviewedText: saved.state === 'reviewed' ? savedText : undefined,
      ignored: saved.ignored,
      keepsMeaning: false,
      takesSame: false,
      theirs: undefined,
      error: undefined,
    };
  };
  const [current, setDraft] = useState(begin);
  const isCurrent =
    current.cell === cell && (current.from.value === saved.value || unsaved()[cell] !== undefined);
  const draft = isCurrent ? current : begin();
  if (draft !== current) setDraft(draft);
  const value = textOf(draft.forms);
  const isSavedByOther = draft.from.value !== saved.value && value !== savedText;
  const keep = (forms: readonly string[] | undefined) => {
    const { [cell]: _, ...otherCells } = unsaved();
    const { from } = draft;
    store.setItem(storeKey, forms === undefined ? otherCells : { ...otherCells, [cell]: { forms, from } });
  };
  const change = (next: Partial<Draft>) =>
    setDraft((latest) => (latest.cell === cell ? { ...latest, ...next } : latest));
  const type = (forms: readonly string[]) => {
    change({ forms });
    keep(textOf(forms) === savedText ? undefined : forms);
  };
  return {
    ...{ draft, hasForms, savedText, value, change: useEvent(change), type },
    /** The text that somebody else has saved meanwhile; the next save replaces it. */
    theirs: draft.theirs ?? (isSavedByOther ? saved : undefined),
    /** The English text is another one than when typing began. */
    isOutdated: draft.from.english !== english && value !== savedText,
    typeText: useEvent((value: string) => type(formsOf(value, language, hasForms))),
    /** Removes the stored forms. */
    forget: () => keep(undefined),
    /** Removes the stored forms of a text that was saved, unless another one was typed since. */
    forgetSaved(savedCell: string, saved: string | null) {
      const { [savedCell]: stored, ...otherCells } = unsaved();
      if (stored !== undefined && textOf(stored.forms) === saved) store.setItem(storeKey, otherCells);
    },
  };
}

export type TextDraft = ReturnType<typeof useTextDraft>;
