import { createContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/**
 * Only one dialog at a time, the first of these: those of the application, the page's, the loading overlay, help on a handset, and an
 * area's in the shell.
 */
const order = ['leaving', 'signIn', 'notification', 'page', 'overlay', 'help', 'area'] as const;

export type DialogRank = (typeof order)[number];

/** The rank of the dialogs inside; the page's unless told. */
export const DialogRankContext = createContext<DialogRank>('page');

/** Whether a dialog of this rank is the application's own. */
export function isOfApplication(rank: DialogRank): boolean {
  return order.indexOf(rank) < order.indexOf('page');
}

/** The dialogs that are open or wait. */
const claims = new Map<symbol, DialogRank>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of [...listeners]) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function isAnyBefore(rank: DialogRank): boolean {
  return [...claims.values()].some((other) => order.indexOf(other) < order.indexOf(rank));
}

/** Lines a dialog up while it is `open`. @returns whether it may be seen: no other one comes before it */
export function useDialogTurn(rank: DialogRank, open: boolean): boolean {
  const [claim] = useState(() => Symbol('dialog'));
  useLayoutEffect(() => {
    if (!open) return;
    claims.set(claim, rank);
    tell();
    return () => {
      claims.delete(claim);
      tell();
    };
  }, [claim, rank, open]);
  // Only once it stands in line: of two that open together, the later one would be above.
  const isTurn = () => claims.has(claim) && !isAnyBefore(rank);
  return useSyncExternalStore(subscribe, isTurn, isTurn);
}

const isAny = () => [...claims.values()].some((rank) => rank !== 'help' && rank !== 'overlay');

/** Whether a dialog asks for attention: what plays or comes by itself waits meanwhile. */
export function useDialogOpen(): boolean {
  return useSyncExternalStore(subscribe, isAny, isAny);
}
