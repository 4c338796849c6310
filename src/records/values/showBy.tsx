import type { ComponentType, ReactNode } from 'react';

/** Renders a field's value in a column, on a page or in the comparison of two versions; null if it is empty. */
export type ShowValue = (value: unknown) => ReactNode;

/** Renders values with a component, which is not rendered for empty values. */
export function showBy(Value: ComponentType<{ value: unknown }>): ShowValue {
  return (value) => (isNothing(value) ? null : <Value value={value} />);
}

/** Whether a field's value is empty. */
export function isNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
