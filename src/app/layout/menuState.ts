import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { handsetQuery } from '@/ui/handsetQuery';

export interface MenuState {
  readonly handset: boolean;
  readonly open: boolean;
  readonly toggle: () => void;
  /** For after a choice: closes the overlay of a handset and leaves the persistent menu as it is. */
  readonly closeOverlay: () => void;
}

/** Whether the side menu is open: on a desk as kept in the store, on a handset closed at first and not kept. */
export function useMenuState(): MenuState {
  const handset = useMediaQuery(handsetQuery, { noSsr: true });
  const [stored, store] = useStore<unknown>('sidebar.open', true);
  const { pathname } = useLocation();
  // The page over which the overlay was opened: on another page it is closed, however that was reached.
  const [overlayOn, setOverlayOn] = useState<string>();
  const overlay = overlayOn === pathname;
  if (overlayOn !== undefined && (!handset || !overlay)) setOverlayOn(undefined);

  // Anything may lie in the store: what is no boolean counts as never chosen.
  const pinned = typeof stored === 'boolean' ? stored : true;
  const closeOverlay = useCallback(() => setOverlayOn(undefined), []);
  const toggle = useCallback(
    () => (handset ? setOverlayOn(overlay ? undefined : pathname) : store(!pinned)),
    [handset, overlay, pathname, store, pinned],
  );
  return { handset, open: handset ? overlay : pinned, toggle, closeOverlay };
}
