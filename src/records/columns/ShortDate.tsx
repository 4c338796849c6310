import { useLocaleState } from 'react-admin';
import { dateForms, dateTimeFormat } from '@/ui/formats';

/** A day in the page's language and the reader's time zone; `value` is ISO 8601. Renders nothing for null. */
export function ShortDate({ value }: { value: string | null }) {
  const [locale] = useLocaleState();
  const date = new Date(value ?? Number.NaN);
  if (value === null || Number.isNaN(date.getTime())) return null;
  const day = dateTimeFormat(locale, dateForms.day).format(date);
  return <time dateTime={value}>{day}</time>;
}
