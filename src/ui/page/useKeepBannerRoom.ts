import { useCallback } from 'react';
import { useStore } from 'react-admin';
import { bannerRoomKey } from './bannerRoom';

/** Tells whether the pages of this session are to begin with room for a banner, from the next one that is loaded on. */
export function useKeepBannerRoom(): (isKept: boolean) => void {
  const [, keep] = useStore<boolean | undefined>(bannerRoomKey);
  return useCallback((isKept: boolean) => keep(isKept || undefined), [keep]);
}
