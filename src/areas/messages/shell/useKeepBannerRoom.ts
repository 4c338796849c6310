import { useCallback } from 'react';
import { useStore } from 'react-admin';
import { bannerRoomKey } from '@/ui/page/bannerRoom';

/** Remembers whether this session's pages start with room for a banner, from the next page load on. */
export function useKeepBannerRoom(): (isKept: boolean) => void {
  const [, keep] = useStore<boolean | undefined>(bannerRoomKey);
  return useCallback((isKept: boolean) => keep(isKept || undefined), [keep]);
}
