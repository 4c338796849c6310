import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { refusalOf } from '../../../../api/refusal';
import { useRecordMutation } from '../../../../records/calls/useRecordMutation';
import { textValueOf } from '../grid/cellState';
import { type TextValue, type Translation, textValueSchema } from '../translationSchema';
import { textsResource } from '../useTextList';
import type { Reasons } from './IssueList';

interface Typed {
  /** Null removes the text. */
  readonly value: string | null;
  readonly state: TextValue['state'];
  /** Findings that do not count; undefined where that has not changed. */
  readonly ignored: Reasons | undefined;
  /** Of an English text: its translations stay as they are. */
  readonly keepsMeaning?: boolean;
}

/**
 * Saves one text in one language, and shows it in the loaded lists. After a conflict `theirs` is what somebody else has saved;
 * the next save goes over it.
 */
export function useSaveText(text: Translation, language: string) {
  const queryClient = useQueryClient();
  const [theirs, setTheirs] = useState<TextValue>();
  const { mutate, isPending, error } = useRecordMutation(
    (calls, { value, state, ignored, keepsMeaning }: Typed) =>
      calls.call(textsResource, {
        path: `/${encodeURIComponent(text.id)}/values/${encodeURIComponent(language)}`,
        method: 'PUT',
        body: {
          value,
          state,
          version: (theirs ?? textValueOf(text, language)).version,
          baseVersion: textValueOf(text, 'en').version,
          ...(keepsMeaning && { meaning: 'same' }),
          ...(ignored && { ignored: Object.keys(ignored), reasons: ignored }),
        },
        schema: textValueSchema,
      }),
    {
      refreshes: [
        'default-translations/translation-languages',
        'default-translations/translation-revisions',
        // A new English text makes the others outdated.
        ...(language === 'en' ? [textsResource] : []),
      ],
    },
  );

  /** Puts the text into the blocks of rows that are loaded, without asking for them again. */
  const show = (saved: TextValue) =>
    queryClient.setQueriesData<{ data: Translation[] }>({ queryKey: [textsResource, 'getList'] }, (block) =>
      block && Array.isArray(block.data)
        ? {
            ...block,
            data: block.data.map((row) =>
              row.id === text.id ? { ...row, values: { ...row.values, [language]: saved } } : row,
            ),
          }
        : block,
    );

  const save = (typed: Typed, done: () => void) =>
    mutate(typed, {
      onSuccess: (saved) => {
        show(saved);
        done();
      },
      onError: (failure) => {
        const { current } = refusalOf(failure);
        const read = v.safeParse(textValueSchema, current);
        if (current !== undefined && read.success) setTheirs(read.output);
      },
    });
  return { save, isSaving: isPending, error, theirs };
}
