import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { loadGuides, useGuides } from './guideStore';

/** Refetches the guides when the page is in another language. */
export function useGuideLanguage(): void {
  const { language } = useGuides();
  // New when the page turns to another language, which is after its texts have loaded.
  const translate = useTranslate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `translate` says when to look again
  useEffect(() => {
    if (language !== '' && language !== document.documentElement.lang) loadGuides().catch(() => {});
  }, [language, translate]);
}
