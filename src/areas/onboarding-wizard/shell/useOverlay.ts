import { useEffect, useState } from 'react';
import { useDialogOpen } from '@/ui/dialog/dialogOrder';

/** What lies over the page and asks for attention: dialogs, and what darkens the page. */
const over =
  '[aria-modal="true"], .MuiModal-root:not(.MuiModal-hidden) > .MuiBackdrop-root:not(.MuiBackdrop-invisible)';

/** Whether something lies over the page: a guide is away meanwhile (OW06). */
export function useBarred(): boolean {
  const isAsked = useDialogOpen();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const look = () => setOver(document.querySelector(over) !== null);
    look();
    const observer = new MutationObserver(look);
    // What lies over the page is added to the end of the document.
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-modal', 'class'],
    });
    return () => observer.disconnect();
  }, []);
  return isAsked || isOver;
}
