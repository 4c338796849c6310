import type { useTranslate } from 'react-admin';
import { plainValue } from '../values/plainValue';

/** A value of a field as plain text, where nobody says how it reads; that there is nothing is said. */
export function shownValue(value: unknown, translate: ReturnType<typeof useTranslate>): string {
  return plainValue(value, translate) || translate('records.nothing');
}
