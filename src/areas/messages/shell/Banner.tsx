import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { writtenIn } from '@/api/languageDirection';
import type { ShellPartProps } from '@/areas/shellDefinition';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { hasBannerRoom, setBannerRoom } from '@/ui/page/bannerRoom';
import type { Item } from './itemSchema';
import { StandingBanner } from './StandingBanner';
import { useReader } from './snapshot';
import { useAwaitsName, useFilled } from './useFilled';
import { useKeepBannerRoom } from './useKeepBannerRoom';

/** The most urgent banner of this page, and the number of others. */
export function Banner({ page }: ShellPartProps) {
  const { banners, further, cameOn } = useReader();
  const area = page?.split('/')[0] ?? 'profile';
  const here = banners.filter(({ areas }) => areas.length === 0 || areas.includes(area));
  const [first] = here;
  const isOpen = useBannerPlace(first !== undefined, cameOn);
  const newcomer = useNewcomer(banners);
  const awaitsName = useAwaitsName();
  const isReady = (item: Item | undefined) =>
    item !== undefined && !awaitsName(`${item.title} ${item.summary} ${item.actionLabel}`);
  const said = isReady(newcomer) ? newcomer : undefined;
  const isLate = !isOpen && first?.severity === 'critical';
  return (
    <>
      {first && isReady(first) && (isOpen || isLate) ? (
        <StandingBanner item={first} further={here.length - 1 + further} isLate={isLate} />
      ) : null}
      <Box role="status" sx={visuallyHidden}>
        {said && said.severity !== 'critical' ? <Said item={said} /> : null}
      </Box>
      <Box role="alert" sx={visuallyHidden}>
        {said?.severity === 'critical' ? <Said item={said} /> : null}
      </Box>
    </>
  );
}

/** A banner's text for screen readers. */
function Said({ item }: { item: Item }) {
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
function useNewcomer(banners: readonly Item[]): Item | undefined {
  const [newcomer, setNewcomer] = useState<Item>();
  const known = useRef<Set<string>>(undefined);
  useEffect(() => {
    const [first] = banners;
    const isFirstLook = known.current === undefined;
    known.current ??= new Set();
    const isNew = first !== undefined && !known.current.has(keyOf(first));
    for (const each of banners) known.current.add(keyOf(each));
    if (isNew && !(isFirstLook && hasBannerRoom())) setNewcomer(first);
  }, [banners]);
  return newcomer;
}

/**
 * Whether a banner may be shown above the page. If no space is reserved, a late banner would move the page that the user
 * reads, so it waits for the next page. A banner that disappears by itself leaves its space until then.
 */
function useBannerPlace(isThere: boolean, cameOn: string | undefined): boolean {
  // The whole path, as recorded; the router's lacks the base path.
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
