import type { ReactNode } from 'react';

/** A piece of react-admin, used as documented; the name appears in failures. */
export type Variant = readonly [name: string, element: ReactNode];

/** Choices of the documentation's examples. */
export const categories = [
  { id: 'tech', name: 'Tech' },
  { id: 'lifestyle', name: 'Lifestyle' },
  { id: 'people', name: 'People' },
];
