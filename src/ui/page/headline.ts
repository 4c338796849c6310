import { useEffect, useSyncExternalStore } from 'react';

/** The headlines of what is shown, the page's last one at the end: a panel may have one of its own beside the page's. */
let shown: readonly { readonly headline: string }[] = [];
const listeners = new Set<() => void>();

function show(next: typeof shown): void {
  shown = next;
  for (const listener of [...listeners]) listener();
}

/** Tells the frame what the page is called, as long as it is shown. */
export function useTellHeadline(headline: string): void {
  useEffect(() => {
    const own = { headline };
    show([...shown, own]);
    return () => show(shown.filter((each) => each !== own));
  }, [headline]);
}

/** What the page that is shown is called; undefined while none is. */
export function useHeadline(): string | undefined {
  return useSyncExternalStore(subscribe, latest, latest);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const latest = () => shown.at(-1)?.headline;
