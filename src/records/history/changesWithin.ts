import { type FieldRegistry, isObjectOrNothing, objectsIn } from '../inputs/formFields';
import type { HistoryEvent } from './useHistory';

type Change = HistoryEvent['changes'][number];

const entriesOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * The changes, those of an object whose fields have inputs of their own field by field: `price.amount`.
 * @param isWhole whether the page shows the field as a whole
 */
export function changesWithin(
  changes: readonly Change[],
  form: FieldRegistry | undefined,
  isWhole: (change: Change) => boolean,
): Change[] {
  const objects = form ? objectsIn(form) : [];
  return changes.flatMap((change) => {
    const isObject = isObjectOrNothing(change.before) && isObjectOrNothing(change.after);
    if (!isObject || !objects.includes(change.field) || isWhole(change)) return change;
    const [before, after] = [entriesOf(change.before), entriesOf(change.after)];
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].map((name) => ({
      field: `${change.field}.${name}`,
      before: before[name],
      after: after[name],
    }));
  });
}
