import type { useTranslate } from 'react-admin';

/** A field's value as plain text, where it has no format of its own. */
export function shownValue(value: unknown, translate: ReturnType<typeof useTranslate>): string {
  if (Array.isArray(value)) {
    if (value.length > 0) return value.map((each) => shownValue(each, translate)).join(', ');
    return translate('records.nothing');
  }
  if (value === undefined || value === null || value === '') return translate('records.nothing');
  if (typeof value === 'boolean') return translate(value ? 'records.yes' : 'records.no');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
