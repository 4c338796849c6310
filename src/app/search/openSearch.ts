import { createContext, useContext } from 'react';

/** Opens the search of everything; undefined while nobody is signed in. */
export const OpenSearchContext = createContext<(() => void) | undefined>(undefined);

/** Returns a function that opens the search; undefined while nobody is signed in. */
export function useOpenSearch(): (() => void) | undefined {
  return useContext(OpenSearchContext);
}
