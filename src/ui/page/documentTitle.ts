import { createContext, useContext, useEffect } from 'react';
import { createStore } from '@/createStore';
import { useStoreValue } from '../useStoreValue';

/** The suffix of every window title, after the page's headline. */
export const DocumentTitleSuffix = createContext('');

/**
 * The headlines currently shown, the latest last: a panel may have its own in addition to the page's. One for the
 * window, like its title; each entry goes when its page is unmounted.
 */
const headlines = createStore<readonly { readonly headline: string }[]>([]);

/**
 * Sets the window's title to `<headline> · <suffix>` and reports the headline to the frame while the page is shown; for
 * pages without a `PageHeader`.
 */
export function useDocumentTitle(headline: string): void {
  const suffix = useContext(DocumentTitleSuffix);
  useEffect(() => {
    const entry = { headline };
    headlines.set([...headlines.get(), entry]);
    return () => headlines.set(headlines.get().filter((each) => each !== entry));
  }, [headline]);
  useEffect(() => {
    document.title = [headline, suffix].filter(Boolean).join(' · ');
  }, [headline, suffix]);
}

/** The headline of the current page; undefined if none is shown. */
export function useHeadline(): string | undefined {
  return useStoreValue(headlines, (all) => all.at(-1)?.headline);
}
