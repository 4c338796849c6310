import { LanguageTabs, type LanguageTabsProps } from '@/records/languages/LanguageTabs';
import { useTextLanguages } from './languages';

/** `LanguageTabs` with the languages of texts. A change of the address renders the tabs, and not what they show. */
export function TextLanguageTabs(props: Omit<LanguageTabsProps, 'languages'>) {
  return <LanguageTabs {...props} languages={useTextLanguages()} />;
}
