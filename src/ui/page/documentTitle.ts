import { createContext, useContext, useEffect } from 'react';
import { useTellHeadline } from './headline';

/** What stands behind every page's headline in the title of the window. */
export const DocumentTitleSuffix = createContext('');

/** Titles the window `<headline> · <suffix>` and tells the frame while the page is shown; for pages without a `PageHeader`. */
export function useDocumentTitle(headline: string): void {
  const suffix = useContext(DocumentTitleSuffix);
  useTellHeadline(headline);
  useEffect(() => {
    document.title = [headline, suffix].filter(Boolean).join(' · ');
  }, [headline, suffix]);
}
