import { useStore } from 'react-admin';

/** How high the rows of all lists are. */
export type Density = 'compact' | 'comfortable';

/** In CSS pixels. */
export const rowHeight = { compact: 40, comfortable: 52 } as const;

/** The height of rows that a person has chosen; it stays with the account. */
export function useDensity(): [Density, (density: Density) => void] {
  const [stored, setDensity] = useStore<unknown>('lists.density', 'compact');
  return [stored === 'comfortable' ? 'comfortable' : 'compact', setDensity];
}
