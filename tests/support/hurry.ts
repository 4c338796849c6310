import { duration } from '@mui/material/styles';
import * as React from 'react';

/** Saves time that no test is about. To be called before React DOM is loaded, and again for each file. */
export async function hurry(): Promise<void> {
  shortenTransitions();
  omitElementStacks();
  await showWhatIsLoadedAtOnce();
}

/** MUI's transitions take no time, as for somebody who wants no motion. */
function shortenTransitions(): void {
  for (const name of Object.keys(duration)) Reflect.set(duration, name, 0);
}

/**
 * In development React notes a stack for each element that is made, ten thousand times a second, for the sake of its
 * tools. Where another version has no such count, nothing changes.
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
 * React DOM shows what a page has loaded lazily up to 300 ms after it is there, so that nothing flickers; inside `act`
 * it does not wait. It keeps the `setTimeout` that it finds when it is loaded, and uses it for that alone.
 */
async function showWhatIsLoadedAtOnce(): Promise<void> {
  const { setTimeout } = globalThis;
  Object.assign(globalThis, { setTimeout: (callback: () => void) => setTimeout(callback, 0) });
  await import('react-dom/client');
  Object.assign(globalThis, { setTimeout });
}
