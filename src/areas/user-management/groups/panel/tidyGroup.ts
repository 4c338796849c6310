import type { Values } from '../../../../records/form/changedFields';

/** A group without spaces around its texts. */
export function tidyGroup(values: Values): Values {
  const trimmed = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed);
}
