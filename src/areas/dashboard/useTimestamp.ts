import { useLocaleState } from 'react-admin';
import { dateTimeFormat } from '@/ui/formats';

/** Formats timestamps in the person's language and time zone: '22 Nov 2026, 09:30'. */
export function useTimestamp(): (moment: string) => string {
  const [locale] = useLocaleState();
  return (moment) =>
    dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(moment));
}
