import { createContext, useContext, useEffect } from 'react';

/** Counted: it stays open until everything that opened it has closed it. */
export interface LoadingOverlay {
  /** Opens the overlay; the returned function closes this one opening and may be called twice. */
  readonly show: () => () => void;
  readonly hide: () => void;
  /** Keeps the overlay open until `work` has settled, and passes its outcome on. */
  readonly during: <T>(work: Promise<T>) => Promise<T>;
}

/** After this many milliseconds an opening closes by itself, so that a call that hangs never locks the visitor out. */
export const overlayTimeout = 60_000;

export const LoadingOverlayContext = createContext<LoadingOverlay>({
  show: () => () => {},
  hide: () => {},
  during: (work) => work,
});

/** Holds the overlay back while called with true; the returned function lets it come again. */
export const OverlayPauseContext = createContext<() => () => void>(() => () => {});

/** The loading overlay of the page: blocks pointer and keyboard while work is going on (specification, section 4). */
export function useLoadingOverlay(): LoadingOverlay {
  return useContext(LoadingOverlayContext);
}

/** For a dialog that needs an answer: while it is open it stands in the overlay's place (case T204). */
export function useOverlayPause(open: boolean): void {
  const pause = useContext(OverlayPauseContext);
  useEffect(() => (open ? pause() : undefined), [open, pause]);
}
