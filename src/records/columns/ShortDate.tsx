import { useLocaleState } from 'react-admin';

/** A day in the words of the reader's language, their own time zone counts. `value` is in ISO 8601; nothing for none. */
export function ShortDate({ value }: { value: string | null }) {
  const [locale] = useLocaleState();
  const date = new Date(value ?? Number.NaN);
  if (value === null || Number.isNaN(date.getTime())) return null;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date);
  return <time dateTime={value}>{day}</time>;
}
