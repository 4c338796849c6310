import { duration } from '@mui/material/styles';
import * as React from 'react';

/** Removes delays that no test needs. Call it before React DOM loads, and again for each file. */
export async function hurry(): Promise<void> {
  shortenTransitions();
  omitElementStacks();
  await showWhatIsLoadedAtOnce();
}

/** Turns MUI's transitions off, as for users who prefer reduced motion. */
function shortenTransitions(): void {
  for (const name of Object.keys(duration)) Reflect.set(duration, name, 0);
}

/**
 * Keeps React's development build from recording a stack for each created element, up to ten thousand per second. Has no effect on React
 * versions without such a counter.
 */
function omitElementStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}

/**
 * React DOM delays lazily loaded content by up to 300 ms to avoid flicker, except inside `act`. It uses the `setTimeout` that exists when
 * it loads, only for that purpose.
 */
async function showWhatIsLoadedAtOnce(): Promise<void> {
  const { setTimeout } = globalThis;
  Object.assign(globalThis, { setTimeout: (callback: () => void) => setTimeout(callback, 0) });
  await import('react-dom/client');
  Object.assign(globalThis, { setTimeout });
}
