import { createContext, useContext, useEffect } from 'react';

/** Counts its openings: it stays open until every one of them is closed. */
export interface LoadingOverlay {
  /** Opens the overlay; the returned function closes this opening and may be called twice. */
  readonly show: () => () => void;
  readonly hide: () => void;
  /** Keeps the overlay open until `work` has settled, and returns its outcome. */
  readonly during: <T>(work: Promise<T>) => Promise<T>;
}

/** Milliseconds after which an opening closes by itself, so that a hanging call never locks the visitor out. */
export const overlayTimeout = 60_000;

export const LoadingOverlayContext = createContext<LoadingOverlay>({
  show: () => () => {},
  hide: () => {},
  during: (work) => work,
});

/** Call to hide the overlay; the returned function allows it again. */
export const OverlayPauseContext = createContext<() => () => void>(() => () => {});

/** The page's loading overlay: blocks pointer and keyboard during work (specification, section 4). */
export function useLoadingOverlay(): LoadingOverlay {
  return useContext(LoadingOverlayContext);
}

/** For a dialog that needs an answer: while it is open the overlay is hidden. */
export function useOverlayPause(open: boolean): void {
  const pause = useContext(OverlayPauseContext);
  useEffect(() => (open ? pause() : undefined), [open, pause]);
}
