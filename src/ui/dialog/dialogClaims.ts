import { useEffect, useSyncExternalStore } from 'react';

/** The open dialogs that come before those of areas. */
const claims = new Set<symbol>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** For a dialog of the application itself: while it is open, no area's dialog is shown. */
export function useDialogClaim(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const claim = Symbol('dialog');
    claims.add(claim);
    tell();
    return () => {
      claims.delete(claim);
      tell();
    };
  }, [open]);
}

/** Whether a dialog of the application is open, so that an area's has to wait. */
export function useIsDialogClaimed(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => claims.size > 0,
    () => false,
  );
}
