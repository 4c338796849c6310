import { createContext, type ReactNode } from 'react';

/** The tabs that a page's header shows below the headline. */
export const PageTabsContext = createContext<ReactNode>(null);
