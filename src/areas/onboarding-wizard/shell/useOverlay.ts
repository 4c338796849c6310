import { useEffect, useState } from 'react';
import { useDialogOpen } from '@/ui/dialog/dialogOrder';

/** Overlays that need attention: dialogs and backdrops. */
const over =
  '[aria-modal="true"], .MuiModal-root:not(.MuiModal-hidden) > .MuiBackdrop-root:not(.MuiBackdrop-invisible)';

/** Whether an overlay is open, which hides a guide (OW06). */
export function useOverlay(): boolean {
  const isAsked = useDialogOpen();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const look = () => setOver(document.querySelector(over) !== null);
    look();
    const observer = new MutationObserver(look);
    // Overlays are appended to the body.
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-modal', 'class'],
    });
    return () => observer.disconnect();
  }, []);
  return isAsked || isOver;
}
