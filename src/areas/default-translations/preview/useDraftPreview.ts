import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import * as v from 'valibot';
import { useErrorText } from '../../../records/calls/useErrorText';
import { useRecordCalls } from '../../../records/calls/useRecordCalls';
import { useTextOverlay } from '../../../ui/textOverlay';

const draftTextsSchema = v.record(v.string(), v.unknown());

/** Shows what is saved of a language and not published, in this tab alone; a failure is told. */
export function useDraftPreview() {
  const calls = useRecordCalls();
  const overlay = useTextOverlay();
  const notify = useNotify();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (language: string) =>
      calls.call('default-translations/draft-texts', {
        path: `?language=${encodeURIComponent(language)}`,
        schema: draftTextsSchema,
      }),
    onSuccess: (texts, language) => overlay.preview(language, texts),
    onError: (error) => notify(errorText(error), { type: 'error' }),
  });
}
