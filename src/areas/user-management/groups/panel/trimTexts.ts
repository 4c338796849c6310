import type { Values } from '../../../../records/form/changedFields';

/** The values of a form without spaces around texts. */
export function trimTexts(values: Values): Values {
  const trimmed = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed);
}
