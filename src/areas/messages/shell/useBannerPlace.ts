import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hasBannerRoom, setBannerRoom } from '@/ui/page/bannerRoom';
import { useKeepBannerRoom } from '@/ui/page/useKeepBannerRoom';

/**
 * Whether a banner may stand above the page. One that comes late, where no room is kept, would move what somebody reads: it waits for
 * the next page than that on which it came. One that goes by itself leaves its room until then.
 */
export function useBannerPlace(isThere: boolean, cameOn: string | undefined): boolean {
  // The whole path, as it was noted; the router's lacks what stands before it.
  const { key } = useLocation();
  const { pathname } = window.location;
  const keep = useKeepBannerRoom();
  const shown = useRef({ key, pathname });
  const isOpen = isThere && (hasBannerRoom() || cameOn !== pathname);
  useEffect(() => keep(isThere), [keep, isThere]);
  useEffect(() => {
    if (isOpen) setBannerRoom(true);
  }, [isOpen]);
  useEffect(() => {
    if (shown.current.pathname !== pathname && !isThere) setBannerRoom(false);
    shown.current = { key, pathname };
  }, [key, pathname, isThere]);
  return isOpen;
}
