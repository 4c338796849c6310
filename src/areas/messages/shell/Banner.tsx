import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { writtenIn } from '@/api/languageDirection';
import type { ShellPartProps } from '@/areas/shellDefinition';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { bannerRoomKey, hasBannerRoom, setBannerRoom } from '@/ui/page/bannerRoom';
import type { Item } from './itemSchema';
import { PageBanner } from './PageBanner';
import { useReader } from './reader';
import { useAwaitsName, useFilled } from './useFilled';

/** The most urgent banner of this page, and the number of others. */
export function Banner({ page }: ShellPartProps) {
  const { banners, further, appearedOn, isFresh = false } = useReader();
  const area = page?.split('/')[0] ?? 'profile';
  const here = banners.filter(({ areas }) => areas.length === 0 || areas.includes(area));
  const [first] = here;
  const isOpen = useBannerPlace(first !== undefined, appearedOn, isFresh);
  const newBanner = useNewBanner(banners);
  const awaitsName = useAwaitsName();
  const isReady = (item: Item | undefined) =>
    item !== undefined && !awaitsName(`${item.title} ${item.summary} ${item.actionLabel}`);
  const announced = isReady(newBanner) ? newBanner : undefined;
  const isLate = !isOpen && first?.severity === 'critical';
  return (
    <>
      {first && isReady(first) && (isOpen || isLate) ? (
        <PageBanner item={first} further={here.length - 1 + further} isLate={isLate} />
      ) : null}
      <Box role="status" sx={visuallyHidden}>
        {announced && announced.severity !== 'critical' ? <Announcement item={announced} /> : null}
      </Box>
      <Box role="alert" sx={visuallyHidden}>
        {announced?.severity === 'critical' ? <Announcement item={announced} /> : null}
      </Box>
    </>
  );
}

/** A banner's text for screen readers. */
function Announcement({ item }: { item: Item }) {
  const translate = useTranslate();
  const filled = useFilled();
  const { severity, title, summary, language } = item;
  return (
    <>
      {translate(`areas.messages.parts.severities.${severity}`)}:{' '}
      <span {...writtenIn(language)}>{filled(`${title}. ${summary}`)}</span>
    </>
  );
}

const keyOf = ({ id, revision }: Item) => `${id} ${revision}`;

/** A banner that appears while the page is open, to be announced once; earlier ones are read in place. */
function useNewBanner(banners: readonly Item[]): Item | undefined {
  const [newBanner, setNewBanner] = useState<Item>();
  const announcedKeys = useRef<Set<string>>(undefined);
  useEffect(() => {
    const [first] = banners;
    const isFirstLook = announcedKeys.current === undefined;
    announcedKeys.current ??= new Set();
    const isNew = first !== undefined && !announcedKeys.current.has(keyOf(first));
    for (const each of banners) announcedKeys.current.add(keyOf(each));
    if (isNew && !(isFirstLook && hasBannerRoom())) setNewBanner(first);
  }, [banners]);
  return newBanner;
}

/**
 * Whether a banner may be shown above the page. If no space is reserved, a late banner would move the page that the user
 * reads, so it waits for the next page, except on the first page after a sign-in while nobody uses that yet. A banner that
 * disappears by itself leaves its space until then.
 */
function useBannerPlace(hasBanner: boolean, appearedOn: string | undefined, isFresh: boolean): boolean {
  // The whole path, as recorded; the router's lacks the base path.
  const { key } = useLocation();
  const { pathname } = window.location;
  // From the next page load on, pages start with this room.
  const [, keep] = useStore<boolean | undefined>(bannerRoomKey);
  const lastLocation = useRef({ key, pathname });
  const isOpen = hasBanner && (hasBannerRoom() || isFresh || appearedOn !== pathname);
  useEffect(() => keep(hasBanner || undefined), [keep, hasBanner]);
  useEffect(() => {
    if (isOpen) setBannerRoom(true);
  }, [isOpen]);
  useEffect(() => {
    if (lastLocation.current.pathname !== pathname && !hasBanner) setBannerRoom(false);
    lastLocation.current = { key, pathname };
  }, [key, pathname, hasBanner]);
  return isOpen;
}
