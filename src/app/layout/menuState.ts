import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { handsetQuery } from '@/ui/handsetQuery';

export interface MenuState {
  readonly handset: boolean;
  readonly open: boolean;
  readonly toggle: () => void;
  /** Closes the overlay of a handset; the menu on a desktop stays as it is. */
  readonly closeOverlay: () => void;
}

/** Whether the side menu is open: on a desktop as stored, on a handset initially closed and not stored. */
export function useMenuState(): MenuState {
  const handset = useMediaQuery(handsetQuery, { noSsr: true });
  const [stored, store] = useStore<unknown>('sidebar.open', true);
  const { pathname } = useLocation();
  // The page on which the overlay was opened: any navigation closes it.
  const [overlayOn, setOverlayOn] = useState<string>();
  const overlay = overlayOn === pathname;
  if (overlayOn !== undefined && (!handset || !overlay)) setOverlayOn(undefined);

  // The store may contain anything: other values than booleans count as no choice.
  const pinned = typeof stored === 'boolean' ? stored : true;
  const closeOverlay = useCallback(() => setOverlayOn(undefined), []);
  const toggle = useCallback(
    () => (handset ? setOverlayOn(overlay ? undefined : pathname) : store(!pinned)),
    [handset, overlay, pathname, store, pinned],
  );
  return { handset, open: handset ? overlay : pinned, toggle, closeOverlay };
}
