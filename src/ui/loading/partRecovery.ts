import { createContext } from 'react';

/**
 * Checks what helps when a part fails to load: `outdated` if only a reload does, `failed` if a retry may. Undefined: no
 * check.
 */
export const PartRecoveryContext = createContext<(() => Promise<'failed' | 'outdated'>) | undefined>(
  undefined,
);
