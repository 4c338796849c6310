import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { refusalOf } from '@/api/refusal';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { textValueOf } from '../grid/cellState';
import { textsResource } from '../textAddress';
import { type TextValue, type Translation, textValueSchema } from '../translationSchema';
import type { Reasons } from './IssueList';

interface Typed {
  /** Null removes the text. */
  readonly value: string | null;
  readonly state: TextValue['state'];
  /** Findings that do not count; undefined where that has not changed. */
  readonly ignored?: Reasons | undefined;
  /** Of an English text: its translations stay as they are. */
  readonly keepsMeaning?: boolean;
}

/** A text that was saved, as it was and as it is. */
export interface SavedText {
  readonly text: Translation;
  readonly language: string;
  readonly before: TextValue;
  readonly after: TextValue;
}

interface TextSave extends Typed, Pick<SavedText, 'text' | 'language'> {
  /** Of the text that is replaced. */
  readonly version: number;
}

/** Saves texts, and shows them in the loaded lists without asking for those again. */
export function useTextCall() {
  const queryClient = useQueryClient();
  const show = ({ id }: Translation, language: string, saved: TextValue) => {
    queryClient.setQueriesData<{ data: Translation[] }>({ queryKey: [textsResource, 'getList'] }, (block) =>
      block && Array.isArray(block.data)
        ? {
            ...block,
            data: block.data.map((row) =>
              row.id === id ? { ...row, values: { ...row.values, [language]: saved } } : row,
            ),
          }
        : block,
    );
    // A new English text makes the others outdated.
    if (language === 'en') void queryClient.invalidateQueries({ queryKey: [textsResource] });
  };
  const { mutate, mutateAsync, ...call } = useRecordMutation(
    async (calls, { text, language, version, value, state, ignored, keepsMeaning }: TextSave) => {
      const saved = await calls.call(textsResource, {
        path: `/${encodeURIComponent(text.id)}/values/${encodeURIComponent(language)}`,
        method: 'PUT',
        body: {
          value,
          state,
          version,
          baseVersion: textValueOf(text, 'en').version,
          ...(keepsMeaning && { meaning: 'same' }),
          ...(ignored && { ignored: Object.keys(ignored), reasons: ignored }),
        },
        schema: textValueSchema,
      });
      // Here, because the editor may be closed before the answer.
      show(text, language, saved);
      return saved;
    },
    {
      refreshes: ['default-translations/translation-languages', 'default-translations/translation-revisions'],
    },
  );
  const save = (
    typed: TextSave,
    { onSaved, onRefused }: { onSaved: (saved: SavedText) => void; onRefused: (error: unknown) => void },
  ) => {
    const { text, language } = typed;
    const before = textValueOf(text, language);
    mutate(typed, {
      onSuccess: (after) => onSaved({ text, language, before, after }),
      onError: onRefused,
    });
  };
  return { ...call, save, saveAsync: mutateAsync };
}

/** Saves one text. After a conflict `theirs` is what somebody else has saved; the next save goes over it. */
export function useSaveText(text: Translation, language: string) {
  const [theirs, setTheirs] = useState<TextValue>();
  const { save: send, saveAsync, isPending, error } = useTextCall();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  /** Saves the same text for other keys, one after the other; what was changed, or what kept it, is told. */
  const saveSame = async (others: readonly Translation[], typed: Typed) => {
    try {
      for (const other of others)
        await saveAsync({ ...typed, text: other, language, version: textValueOf(other, language).version });
      notify(translate('areas.default-translations.editor.alsoDone', { smart_count: others.length }), {
        type: 'success',
      });
    } catch (failure) {
      notify(errorText(failure), { type: 'error' });
    }
  };
  const save = (typed: Typed, onSaved: (saved: SavedText) => void) =>
    send(
      { ...typed, text, language, version: (theirs ?? textValueOf(text, language)).version },
      {
        onSaved,
        onRefused: (failure) => {
          const { current } = refusalOf(failure);
          const read = v.safeParse(textValueSchema, current);
          if (current !== undefined && read.success) setTheirs(read.output);
        },
      },
    );
  return { save, saveSame, isSaving: isPending, error, theirs };
}
