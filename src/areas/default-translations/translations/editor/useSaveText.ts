import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { revisionsResource } from '../../changes/changeSchema';
import { languagesResource } from '../../languages/useLanguages';
import { textValueOf } from '../grid/cellState';
import { textsResource } from '../textAddress';
import { type TextValue, type Translation, textValueSchema } from '../translationSchema';

interface TypedText {
  /** Null removes the text. */
  readonly value: string | null;
  readonly state: TextValue['state'];
  /** The codes of ignored issues; undefined if unchanged. */
  readonly ignored?: readonly string[] | undefined;
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

interface TextSave extends TypedText, Pick<SavedText, 'text' | 'language'> {
  /** The version of the text that is replaced. */
  readonly version: number;
  /** Texts that are saved alike afterwards. */
  readonly others?: readonly Translation[];
}

interface TextCallOptions {
  /** Called also when what made the call is gone. */
  readonly onSuccess?: (after: TextValue, save: TextSave) => void;
  readonly onError?: (failure: Error, save: TextSave) => void;
}

/** Changes a text in the loaded lists. */
export function useTextUpdate() {
  const queryClient = useQueryClient();
  return (id: string, language: string, update: (value: TextValue) => TextValue) => {
    const updated = (row: Translation) =>
      row.id === id
        ? { ...row, values: { ...row.values, [language]: update(textValueOf(row, language)) } }
        : row;
    queryClient.setQueriesData<{ data: Translation[] }>({ queryKey: [textsResource, 'getList'] }, (block) =>
      block && Array.isArray(block.data) ? { ...block, data: block.data.map(updated) } : block,
    );
  };
}

/** Saves texts, and updates them in the loaded lists. */
export function useTextCall(options: TextCallOptions = {}) {
  const queryClient = useQueryClient();
  const updateText = useTextUpdate();
  const updateLists = ({ id }: Translation, language: string, saved: TextValue) => {
    updateText(id, language, () => saved);
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
          ...(ignored && { ignored }),
        },
        schema: textValueSchema,
      });
      // Here, because the editor may be closed before the answer.
      updateLists(text, language, saved);
      return saved;
    },
    { refreshes: [languagesResource, revisionsResource], ...options },
  );
}

/** Saves the same text for other keys, one after the other, and notifies of the result. */
export function useSaveSame() {
  const { mutateAsync } = useTextCall();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  return async (others: readonly Translation[], language: string, typed: TypedText) => {
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
}
