import { useEffect, useRef, useState } from 'react';
import { hasBannerRoom } from '@/ui/page/bannerRoom';
import type { Item } from './itemSchema';

const keyOf = ({ id, revision }: Item) => `${id} ${revision}`;

/** The banner that has come while somebody reads the page, to be said once; what was there with the page is read in its place. */
export function useNewcomer(banners: readonly Item[]): Item | undefined {
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
