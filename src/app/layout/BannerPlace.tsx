import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { setBannerRoom } from '@/ui/page/bannerRoom';

/** The banners of areas above the page, or the space reserved for them at the start; unused space disappears on the next page. */
export function BannerPlace({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const element = useRef<HTMLElement>(null);
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current !== pathname && element.current?.childElementCount === 0) setBannerRoom(false);
    lastPathname.current = pathname;
  }, [pathname]);
  useLayoutEffect(() => (element.current ? publishBarsHeight(element.current) : undefined), []);
  return (
    <Box ref={element} sx={bannerLook}>
      {children}
    </Box>
  );
}

const bannerLook = { 'html[data-banner-room] &': { minHeight: 'var(--banner-height)' } } as const;

const property = '--bars-height';

/**
 * Publishes the height of the bars between toolbar and page as `--bars-height`, for elements that fill the window.
 * Returns a function that stops it.
 */
function publishBarsHeight(bars: HTMLElement): () => void {
  const { style } = document.documentElement;
  const publish = () => {
    const height = bars.offsetHeight;
    if (height > 0) style.setProperty(property, `${height}px`);
    else style.removeProperty(property);
  };
  // Called first when the bars have been laid out, before they are painted.
  const observer = new ResizeObserver(publish);
  observer.observe(bars);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
