import { useSyncExternalStore } from 'react';
import { instrumentSlot } from '../../app/layout/instrumentSlotName';

/** The place that the toolbar keeps free for the button; null while there is no toolbar, as when the application does not start. */
export function useSlot(): Element | null {
  return useSyncExternalStore(onPageChange, findSlot);
}

const findSlot = () => document.querySelector(`[${instrumentSlot}]`);

/** Calls the listener when elements of the page come or go; returns the function that ends it. */
function onPageChange(listener: () => void): () => void {
  const changes = new MutationObserver(listener);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => changes.disconnect();
}
