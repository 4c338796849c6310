import { useLocaleState } from 'react-admin';
import { dateTimeFormat } from '@/ui/formats';

/** Writes moments as the visitor's language does, day and time where the browser is: '22 Nov 2026, 09:30'. */
export function useMoment(): (moment: string) => string {
  const [locale] = useLocaleState();
  return (moment) =>
    dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(moment));
}
