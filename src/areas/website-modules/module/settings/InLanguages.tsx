import { type ReactNode, useMemo } from 'react';
import { TextLanguageTabs } from '@/people/TextLanguageTabs';
import { localizedSources, useLocalizedSources } from './localizedSources';
import type { Setting } from './readSettings';

interface InLanguagesProps {
  settings: readonly Setting[];
  /** The field of a setting; a constant. */
  sourceOf: (name: string) => string;
  children: ReactNode;
}

/** Settings below the tabs of their languages, if a setting has texts in several. */
export function InLanguages({ settings, sourceOf, children }: InLanguagesProps) {
  const patterns = useMemo(() => localizedSources(settings, sourceOf), [settings, sourceOf]);
  const sources = useLocalizedSources(patterns);
  return patterns.length === 0 ? children : <TextLanguageTabs sources={sources}>{children}</TextLanguageTabs>;
}
