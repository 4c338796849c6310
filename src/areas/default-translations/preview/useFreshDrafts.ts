import { useEffect, useEffectEvent } from 'react';
import { useShell } from '@/ui/shell';
import { useDraftPreview } from './useDraftPreview';

/** Milliseconds after a change of texts before the drafts are loaded: a person saves several in a row. */
const pause = 300;

/** The resources whose calls change texts. */
const changeTexts = new Set([
  'default-translations/translations',
  'default-translations/translation-changes',
]);

/** Shows the drafts of a language anew after each change of texts, wherever it was made in this tab; none where undefined. */
export function useFreshDrafts(language: string | undefined): void {
  const { onRecordsChanged } = useShell();
  const { show } = useDraftPreview({ quiet: true });
  const showLatest = useEffectEvent(show);
  useEffect(() => {
    if (language === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onRecordsChanged((resource) => {
      if (!changeTexts.has(resource)) return;
      clearTimeout(timer);
      timer = setTimeout(() => showLatest(language), pause);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [language, onRecordsChanged]);
}
