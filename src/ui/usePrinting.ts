import { useSyncExternalStore } from 'react';

let isOnPaper = false;
const listeners = new Set<() => void>();

function tell(printing: boolean): void {
  isOnPaper = printing;
  for (const listener of [...listeners]) listener();
}

const onBeforePrint = () => tell(true);
const onAfterPrint = () => tell(false);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', onBeforePrint);
    window.addEventListener('afterprint', onAfterPrint);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', onBeforePrint);
    window.removeEventListener('afterprint', onAfterPrint);
  };
}

/** Whether the page is being printed. What depends on it has been rendered before the browser lays the page out. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOnPaper,
    () => false,
  );
