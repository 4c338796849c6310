import { useLocaleState } from 'react-admin';
import { dateForms, dateTimeFormat } from '@/ui/formats';

/** Formats timestamps in the person's language and time zone: '22 Nov 2026, 09:30'. */
export function useTimestamp(): (moment: string) => string {
  const [locale] = useLocaleState();
  return (moment) => dateTimeFormat(locale, dateForms.moment).format(Date.parse(moment));
}
