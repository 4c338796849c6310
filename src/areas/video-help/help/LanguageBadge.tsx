import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';

const baseOf = (code: string) => code.split('-')[0]?.toLowerCase();

/** A film's language, if it is not the page's. */
export function LanguageBadge({ language }: { language: string }) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  if (language === '' || baseOf(language) === baseOf(document.documentElement.lang)) return null;
  return <>{translate('areas.video-help.shell.inLanguage', { language: nameOf(language) })}</>;
}
