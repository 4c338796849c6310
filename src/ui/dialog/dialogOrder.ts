import { createContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/**
 * Only one dialog is shown at a time, the first in this order: those of the application, the page's, the loading
 * overlay, help on a handset, and an area's in the shell.
 */
const order = ['leaving', 'signIn', 'notification', 'page', 'overlay', 'help', 'area'] as const;

export type DialogRank = (typeof order)[number];

/** The rank of the dialogs inside; default: the page's. */
export const DialogRankContext = createContext<DialogRank>('page');

/** Whether a dialog of this rank belongs to the application itself. */
export function isOfApplication(rank: DialogRank): boolean {
  return order.indexOf(rank) < order.indexOf('page');
}

/** The dialogs that are open or waiting. */
const claims = new Map<symbol, DialogRank>();
const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of [...listeners]) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function isAnyBefore(rank: DialogRank): boolean {
  return [...claims.values()].some((other) => order.indexOf(other) < order.indexOf(rank));
}

/** Queues a dialog while it is `open`. @returns whether it may be shown: no other one comes before it */
export function useDialogTurn(rank: DialogRank, open: boolean): boolean {
  const [claim] = useState(() => Symbol('dialog'));
  useLayoutEffect(() => {
    if (!open) return;
    claims.set(claim, rank);
    notifyListeners();
    return () => {
      claims.delete(claim);
      notifyListeners();
    };
  }, [claim, rank, open]);
  // Only once it is queued: of two that open together, the later one would be on top.
  const isTurn = () => claims.has(claim) && !isAnyBefore(rank);
  return useSyncExternalStore(subscribe, isTurn, isTurn);
}

const isAny = () => [...claims.values()].some((rank) => rank !== 'help' && rank !== 'overlay');

/** Whether a dialog needs attention: playback and automatic pop-ups wait meanwhile. */
export function useDialogOpen(): boolean {
  return useSyncExternalStore(subscribe, isAny, isAny);
}
