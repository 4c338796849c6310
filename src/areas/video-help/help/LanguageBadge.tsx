import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';

const baseOf = (code: string) => code.split('-')[0]?.toLowerCase();

/** Says in which language a film is, where it is not that of the page. */
export function LanguageBadge({ language }: { language: string }) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  if (language === '' || baseOf(language) === baseOf(document.documentElement.lang)) return null;
  return <>{translate('areas.video-help.shell.inLanguage', { language: nameOf(language) })}</>;
}
