import type { useTranslate } from 'react-admin';
import { plainValue } from '../values/plainValue';

/** A field's value as plain text, where it has no format of its own. */
export function shownValue(value: unknown, translate: ReturnType<typeof useTranslate>): string {
  return plainValue(value, translate) || translate('records.nothing');
}
