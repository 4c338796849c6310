import { createContext } from 'react';

/**
 * What is done about the scripts of a part that did not arrive: resolves with `outdated` when they will not come any
 * more and the person may reload the page, with `failed` when trying again may help. Undefined: nothing is done.
 */
export const PartRecoveryContext = createContext<(() => Promise<'failed' | 'outdated'>) | undefined>(
  undefined,
);
