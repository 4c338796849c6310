import { createContext } from 'react';

/** What to do about a part that did not arrive: `outdated` when only a reload helps, `failed` when a retry may. Undefined: nothing. */
export const PartRecoveryContext = createContext<(() => Promise<'failed' | 'outdated'>) | undefined>(
  undefined,
);
