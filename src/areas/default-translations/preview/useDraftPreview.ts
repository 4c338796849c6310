import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import * as v from 'valibot';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useShell } from '@/ui/shell';
import { useTextOverlay } from '@/ui/textOverlay';

const draftTextsSchema = v.record(v.string(), v.unknown());

/**
 * `show` displays the saved texts of a language in this tab, published or not. `quiet` hides failures. Answers after
 * unmounting are ignored.
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
  const show = (language: string) =>
    mutate(language, {
      onSuccess: (texts) => preview(language, texts),
      onError: (error) => {
        if (!quiet) notify(errorText(error), { type: 'error' });
      },
    });
  return { show, isPending };
}

/** The delay in milliseconds before drafts are reloaded: several texts are saved in a row. */
const debounceMs = 300;

const textResources = new Set([
  'default-translations/translations',
  'default-translations/translation-changes',
]);

/** Reloads the drafts of a language after each change of texts in this tab. */
export function useFreshDrafts(language: string | undefined): void {
  const { onRecordsChanged } = useShell();
  const { show } = useDraftPreview({ quiet: true });
  const showLatest = useEffectEvent(show);
  useEffect(() => {
    if (language === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onRecordsChanged((resource) => {
      if (!textResources.has(resource)) return;
      clearTimeout(timer);
      timer = setTimeout(() => showLatest(language), debounceMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [language, onRecordsChanged]);
}
