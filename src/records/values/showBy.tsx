import type { ComponentType, ReactNode } from 'react';

/** Shows a value of a field: in a column, on a page, in the comparison of two versions. Null where there is nothing. */
export type ShowValue = (value: unknown) => ReactNode;

/** Shows values by a component, which is not asked where there is nothing. */
export function showBy(Value: ComponentType<{ value: unknown }>): ShowValue {
  return (value) => (isNothing(value) ? null : <Value value={value} />);
}

/** Whether a field says nothing. */
export function isNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
