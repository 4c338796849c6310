import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { refusalOf } from '@/api/refusal';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { revisionsResource } from '../../changes/changeSchema';
import { languagesResource } from '../../languages/useLanguages';
import { textValueOf } from '../grid/cellState';
import { textsResource } from '../textAddress';
import { type TextValue, type Translation, textValueSchema } from '../translationSchema';

/** Why issues are ignored, by their codes. */
export type Reasons = Readonly<Record<string, string>>;

interface Typed {
  /** Null removes the text. */
  readonly value: string | null;
  readonly state: TextValue['state'];
  /** The ignored issues; undefined if unchanged. */
  readonly ignored?: Reasons | undefined;
  /** For English: the translations do not become outdated. */
  readonly keepsMeaning?: boolean;
}

/** A text before and after it was saved. */
export interface SavedText {
  readonly text: Translation;
  readonly language: string;
  readonly before: TextValue;
  readonly after: TextValue;
}

interface TextSave extends Typed, Pick<SavedText, 'text' | 'language'> {
  /** The version of the text that is replaced. */
  readonly version: number;
}

/** Saves texts, and updates them in the loaded lists. */
export function useTextCall() {
  const queryClient = useQueryClient();
  const show = ({ id }: Translation, language: string, saved: TextValue) => {
    const updated = (row: Translation) =>
      row.id === id ? { ...row, values: { ...row.values, [language]: saved } } : row;
    queryClient.setQueriesData<{ data: Translation[] }>({ queryKey: [textsResource, 'getList'] }, (block) =>
      block && Array.isArray(block.data) ? { ...block, data: block.data.map(updated) } : block,
    );
    // A new English text makes its translations outdated.
    if (language === 'en') void queryClient.invalidateQueries({ queryKey: [textsResource] });
  };
  return useRecordMutation(
    async (calls, { text, language, version, value, state, ignored, keepsMeaning }: TextSave) => {
      const saved = await calls.call(textsResource, {
        path: `/${encodeURIComponent(text.id)}/values/${encodeURIComponent(language)}`,
        method: 'PUT',
        body: {
          ...{ value, state, version, baseVersion: textValueOf(text, 'en').version },
          ...(keepsMeaning && { meaning: 'same' }),
          ...(ignored && { ignored: Object.keys(ignored), reasons: ignored }),
        },
        schema: textValueSchema,
      });
      // Here, because the editor may be closed before the answer.
      show(text, language, saved);
      return saved;
    },
    { refreshes: [languagesResource, revisionsResource] },
  );
}

/** Saves one text. After a conflict, `theirs` is the other person's text, which the next save replaces. */
export function useSaveText(text: Translation, language: string) {
  const [theirs, setTheirs] = useState<TextValue>();
  const { mutate, mutateAsync, isPending, error } = useTextCall();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  /** Saves the same text for other keys, one after the other, and notifies of the result. */
  const saveSame = async (others: readonly Translation[], typed: Typed) => {
    try {
      for (const other of others)
        await mutateAsync({ ...typed, text: other, language, version: textValueOf(other, language).version });
      notify(translate('areas.default-translations.editor.alsoDone', { smart_count: others.length }), {
        type: 'success',
      });
    } catch (failure) {
      notify(errorText(failure), { type: 'error' });
    }
  };
  const save = (typed: Typed, onSaved: (saved: SavedText) => void) => {
    const before = textValueOf(text, language);
    mutate(
      { ...typed, text, language, version: (theirs ?? before).version },
      {
        onSuccess: (after) => onSaved({ text, language, before, after }),
        onError: (failure) => {
          const { current } = refusalOf(failure);
          const read = v.safeParse(textValueSchema, current);
          if (current !== undefined && read.success) setTheirs(read.output);
        },
      },
    );
  };
  return { save, saveSame, isSaving: isPending, error, theirs };
}
