import type { ReactNode } from 'react';

/** Something of react-admin as its documentation writes it, by the name that a failure tells. */
export type Variant = readonly [name: string, element: ReactNode];

/** Choices of the documentation's examples. */
export const categories = [
  { id: 'tech', name: 'Tech' },
  { id: 'lifestyle', name: 'Lifestyle' },
  { id: 'people', name: 'People' },
];
