import type { useTranslate } from 'react-admin';

/** A value as plain text by default: 'Yes' or 'No', several separated by commas, an object by its name, nothing if empty. */
export function plainValue(value: unknown, translate: ReturnType<typeof useTranslate>): string {
  if (Array.isArray(value)) return value.map((each) => plainValue(each, translate)).join(', ');
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return translate(value ? 'records.yes' : 'records.no');
  if (typeof value !== 'object') return String(value);
  if ('name' in value && typeof value.name === 'string' && value.name !== '') return value.name;
  return Object.keys(value).length === 0 ? '' : JSON.stringify(value);
}

/** The same, with a text for an empty value. */
export function shownValue(value: unknown, translate: ReturnType<typeof useTranslate>): string {
  return plainValue(value, translate) || translate('records.nothing');
}
