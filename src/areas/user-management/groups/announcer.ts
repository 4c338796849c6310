import { createContext, useContext } from 'react';

/** Says something that happened to who cannot see it, and shows it below the tree. */
export const AnnounceContext = createContext<(text: string) => void>(() => {});

/** The way to say something; the same function in every render. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}
