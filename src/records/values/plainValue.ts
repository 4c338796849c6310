import type { useTranslate } from 'react-admin';

/** A value as plain text, where nobody says how it is shown: 'Yes' and 'No', several with commas, nothing for none. */
export function plainValue(value: unknown, translate: ReturnType<typeof useTranslate>): string {
  if (Array.isArray(value)) return value.map((each) => plainValue(each, translate)).join(', ');
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return translate(value ? 'records.yes' : 'records.no');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
