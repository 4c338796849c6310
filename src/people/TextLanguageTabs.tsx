import type { ReactNode } from 'react';
import { LanguageTabs } from '@/records/languages/LanguageTabs';
import { useTextLanguages } from './languages';

interface TextLanguageTabsProps {
  /** The form's fields with texts by language: `title`. */
  sources: readonly string[];
  /** What is written in the chosen language, with whatever stands between. */
  children: ReactNode;
}

/** `LanguageTabs` with the languages of texts. A change of the address renders the tabs, and not what they show. */
export function TextLanguageTabs(props: TextLanguageTabsProps) {
  return <LanguageTabs {...props} languages={useTextLanguages()} />;
}
