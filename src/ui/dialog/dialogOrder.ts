import { createContext, useLayoutEffect, useState } from 'react';
import { createStore } from '@/createStore';
import { useStoreValue } from '../useStoreValue';

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

/** The dialogs that are open or waiting. One for the window, which shows one at a time; each entry goes with its dialog. */
const claims = createStore<ReadonlyMap<symbol, DialogRank>>(new Map());

const precedes = (a: DialogRank, b: DialogRank) => order.indexOf(a) < order.indexOf(b);

/** Queues a dialog while it is `open`. @returns whether it may be shown: no other one comes before it */
export function useDialogTurn(rank: DialogRank, open: boolean): boolean {
  const [claim] = useState(() => Symbol('dialog'));
  useLayoutEffect(() => {
    if (!open) return;
    claims.set(new Map([...claims.get(), [claim, rank]]));
    return () => claims.set(new Map([...claims.get()].filter(([each]) => each !== claim)));
  }, [claim, rank, open]);
  // Only once it is queued: of two that open together, the later one would be on top.
  return useStoreValue(
    claims,
    (all) => all.has(claim) && ![...all.values()].some((claimedRank) => precedes(claimedRank, rank)),
  );
}

/** Whether a dialog needs attention: playback and automatic pop-ups wait meanwhile. */
export function useDialogOpen(): boolean {
  return useStoreValue(claims, (all) =>
    [...all.values()].some((rank) => rank !== 'help' && rank !== 'overlay'),
  );
}
