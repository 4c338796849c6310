import { useEffect } from 'react';
import type { Area } from '@/areas';
import { useServices, useSession } from '../services';
import { mayFill } from './mayFill';

/** Shift+F9 begins and ends translating, for who sees what an area has for it; who does no more has it ended. */
export function useTranslateKeys(areas: readonly Area[], permissions: readonly string[] | undefined): void {
  const { overlay } = useServices().i18n;
  const { signedIn } = useSession();
  const isOffered =
    signedIn && areas.some((area) => area.shell?.when === 'translating' && mayFill(area, permissions ?? []));
  // As long as nobody knows what the person may do, as after a reload, it stays.
  const isRefused = signedIn && permissions !== undefined && !isOffered;
  useEffect(() => {
    if (!isRefused) return;
    overlay.translate(false);
    overlay.end();
  }, [isRefused, overlay]);
  useEffect(() => {
    if (!isOffered) return;
    function onKeyDown(event: KeyboardEvent): void {
      const { key, shiftKey, ctrlKey, altKey, metaKey, repeat } = event;
      if (key !== 'F9' || !shiftKey || ctrlKey || altKey || metaKey || repeat) return;
      event.preventDefault();
      overlay.translate(!overlay.isTranslating());
    }
    // In the capture phase, so that dialogs cannot intercept it.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isOffered, overlay]);
}
