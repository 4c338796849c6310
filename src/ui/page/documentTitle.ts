import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

/** The suffix of every window title, after the page's headline. */
export const DocumentTitleSuffix = createContext('');

/** The headlines currently shown, the latest last: a panel may have its own in addition to the page's. */
let shown: readonly { readonly headline: string }[] = [];
const listeners = new Set<() => void>();

function show(next: typeof shown): void {
  shown = next;
  for (const listener of [...listeners]) listener();
}

/**
 * Sets the window's title to `<headline> · <suffix>` and reports the headline to the frame while the page is shown; for
 * pages without a `PageHeader`.
 */
export function useDocumentTitle(headline: string): void {
  const suffix = useContext(DocumentTitleSuffix);
  useEffect(() => {
    const own = { headline };
    show([...shown, own]);
    return () => show(shown.filter((each) => each !== own));
  }, [headline]);
  useEffect(() => {
    document.title = [headline, suffix].filter(Boolean).join(' · ');
  }, [headline, suffix]);
}

/** The headline of the current page; undefined if none is shown. */
export function useHeadline(): string | undefined {
  return useSyncExternalStore(subscribe, latest, latest);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const latest = () => shown.at(-1)?.headline;
