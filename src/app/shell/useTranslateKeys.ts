import { useEffect } from 'react';
import type { Area } from '@/areas';
import { useServices, useSession } from '../services';
import { mayFill } from './mayFill';

/** Shift+F9 starts and ends translate mode for people who may translate. It ends when that permission is lost. */
export function useTranslateKeys(areas: readonly Area[], permissions: readonly string[] | undefined): void {
  const { overlay } = useServices().i18n;
  const { signedIn } = useSession();
  const isOffered =
    signedIn && areas.some((area) => area.shell?.when === 'translating' && mayFill(area, permissions ?? []));
  // It stays while the permissions are unknown, as after a reload.
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
