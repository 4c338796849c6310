import { useEffect, useEffectEvent } from 'react';

/**
 * Moves the film playing in an element to a picture-in-picture window.
 * @returns false if nothing plays or the browser lacks the feature
 */
export async function keepInPicture(within: Element | null): Promise<boolean> {
  const film = [...(within?.querySelectorAll('video') ?? [])].find(({ paused }) => !paused);
  if (film === undefined || !document.pictureInPictureEnabled) return false;
  return film.requestPictureInPicture().then(
    () => true,
    () => false,
  );
}

/** Calls `onLeft` when the film leaves that window, with whether it keeps playing. */
export function usePictureLeft(isKept: boolean, onLeft: (plays: boolean) => void): void {
  const onLeave = useEffectEvent(({ target }: Event) => {
    onLeft(target instanceof HTMLMediaElement && !target.paused);
  });
  useEffect(() => {
    if (!isKept) return;
    document.addEventListener('leavepictureinpicture', onLeave);
    return () => document.removeEventListener('leavepictureinpicture', onLeave);
  }, [isKept]);
}
