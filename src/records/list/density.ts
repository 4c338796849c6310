import { useStore } from 'react-admin';

/** The row height of all lists. */
export type Density = 'compact' | 'comfortable';

/** In CSS pixels. */
export const rowHeight = { compact: 40, comfortable: 52 } as const;

/** The chosen row height; stored with the account. */
export function useDensity(): [Density, (density: Density) => void] {
  const [stored, setDensity] = useStore<unknown>('lists.density', 'compact');
  return [stored === 'comfortable' ? 'comfortable' : 'compact', setDensity];
}
