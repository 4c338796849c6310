import { createContext, useContext, useEffect } from 'react';
import { createStore } from '@/createStore';
import { useStoreValue } from '../useStoreValue';

/** What every window title has after the page's headline: the area's name, if there is one, and the application's. */
export const DocumentTitleSuffix = createContext<readonly string[]>([]);

/** A window title: each part once, the first one first. */
export const windowTitle = (parts: readonly string[]) =>
  [...new Set(parts)].filter((part) => part !== '').join(' · ');

/**
 * The headlines currently shown, the latest last: a panel may have its own in addition to the page's. One for the
 * window, like its title; each entry goes when its page is unmounted.
 */
const headlines = createStore<readonly { readonly headline: string }[]>([]);

/**
 * Sets the window's title to `<headline> · <area> · <application>` and reports the headline to the frame while the page is shown; for
 * pages without a `PageHeader`.
 */
export function useDocumentTitle(headline: string): void {
  const title = windowTitle([headline, ...useContext(DocumentTitleSuffix)]);
  useEffect(() => {
    const entry = { headline };
    headlines.set([...headlines.get(), entry]);
    return () => headlines.set(headlines.get().filter((each) => each !== entry));
  }, [headline]);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The headline of the current page; undefined if none is shown. */
export function useHeadline(): string | undefined {
  return useStoreValue(headlines, (all) => all.at(-1)?.headline);
}
