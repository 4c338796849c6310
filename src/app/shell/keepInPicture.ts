import { useEffect, useEffectEvent } from 'react';

/**
 * Keeps the film that plays in an element in sight, in a window of the browser's own.
 * @returns false where nothing plays, or the browser has no such window
 */
export async function keepInPicture(within: Element | null): Promise<boolean> {
  const film = [...(within?.querySelectorAll('video') ?? [])].find(({ paused }) => !paused);
  if (film === undefined || !document.pictureInPictureEnabled) return false;
  return film.requestPictureInPicture().then(
    () => true,
    () => false,
  );
}

/** Tells when the film has left that window, and whether it plays on. */
export function usePictureLeft(isKept: boolean, onLeft: (plays: boolean) => void): void {
  const tell = useEffectEvent(({ target }: Event) => {
    onLeft(target instanceof HTMLMediaElement && !target.paused);
  });
  useEffect(() => {
    if (!isKept) return;
    document.addEventListener('leavepictureinpicture', tell);
    return () => document.removeEventListener('leavepictureinpicture', tell);
  }, [isKept]);
}
