import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import * as v from 'valibot';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useTextOverlay } from '@/ui/textOverlay';

const draftTextsSchema = v.record(v.string(), v.unknown());

/**
 * `show` shows what is saved of a language, published or not, in this tab alone; a failure is told unless it is `quiet`. What
 * arrives after the component has gone is dropped.
 */
export function useDraftPreview({ quiet = false } = {}) {
  const calls = useRecordCalls();
  const { preview } = useTextOverlay();
  const notify = useNotify();
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: (language: string) =>
      calls.call('default-translations/draft-texts', {
        path: `?language=${encodeURIComponent(language)}`,
        schema: draftTextsSchema,
      }),
  });
  const show = useCallback(
    (language: string) =>
      mutate(language, {
        onSuccess: (texts) => preview(language, texts),
        onError: (error) => {
          if (!quiet) notify(errorText(error), { type: 'error' });
        },
      }),
    [mutate, preview, quiet, notify, errorText],
  );
  return { show, isPending };
}
