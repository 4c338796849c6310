import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { setBannerRoom } from '@/ui/page/bannerRoom';
import { publishBarsHeight } from './barsHeight';

/** The banners of areas above the page, or the space reserved for them at the start; unused space disappears on the next page. */
export function BannerPlace({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const place = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && place.current?.childElementCount === 0) setBannerRoom(false);
    shown.current = pathname;
  }, [pathname]);
  useLayoutEffect(() => (place.current ? publishBarsHeight(place.current) : undefined), []);
  return (
    <Box ref={place} sx={room}>
      {children}
    </Box>
  );
}

const room = { 'html[data-banner-room] &': { minHeight: 'var(--banner-height)' } } as const;
