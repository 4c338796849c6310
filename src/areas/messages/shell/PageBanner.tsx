import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusAround } from '@/ui/focus/takeFocus';
import { setBannerRoom } from '@/ui/page/bannerRoom';
import { BannerStrip } from './BannerStrip';
import type { Item } from './itemSchema';
import { note } from './reader';
import { useDismissal } from './useDismissal';

interface PageBannerProps {
  item: Item;
  /** The number of other banners. */
  further: number;
  /** It covers the top of the page, which must not move. */
  isLate: boolean;
}

/** The banner above the page; marks it as seen and can dismiss it. */
export function PageBanner({ item, further, isLate }: PageBannerProps) {
  const dismiss = useDismissal();
  const strip = useSeen(item);
  const covers = useCovers(strip, isLate);
  function leave(): void {
    // Without another banner the page moves, because the user asked for it.
    if (further === 0) {
      setBannerRoom(false);
      focusAround(document.querySelector('main'));
    }
    dismiss(item);
  }
  return (
    <BannerStrip
      ref={strip}
      item={item}
      further={further}
      onDismiss={leave}
      isOver={isLate}
      isHidden={covers}
    />
  );
}

/** A banner counts as seen after half of it was visible for this many milliseconds. */
const seenAfterMs = 1000;

/** Records that a banner was seen. */
function useSeen(item: Item): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message and revision
  useEffect(() => {
    if (element.current === null || item.state !== 'unseen') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (isVisible: boolean) => {
      clearTimeout(timer);
      if (isVisible) timer = setTimeout(() => note(item, 'seen'), seenAfterMs);
    };
    const observer = new IntersectionObserver(([entry]) => look(entry?.isIntersecting === true), {
      threshold: 0.5,
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [item.id, item.revision]);
  return element;
}

/** Whether an element on top of the page would hide the focused element, and therefore must not be shown. */
function useCovers(element: RefObject<HTMLElement | null>, isOver: boolean): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    if (!isOver) return setCovers(false);
    const look = () => {
      const focused = document.activeElement;
      const strip = element.current;
      if (strip === null) return;
      const isElsewhere = focused !== null && focused !== document.body && !strip.contains(focused);
      setCovers(isElsewhere && focused.closest('main') !== null && meet(strip, focused));
    };
    look();
    const events = ['focusin', 'focusout', 'scroll', 'resize'];
    for (const name of events) window.addEventListener(name, look, true);
    return () => {
      for (const name of events) window.removeEventListener(name, look, true);
    };
  }, [element, isOver]);
  return covers;
}

/** Whether two elements overlap. If the page itself has the focus, nothing is hidden. */
function meet(left: Element, right: Element): boolean {
  if (right.matches('main')) return false;
  const [one, other] = [left.getBoundingClientRect(), right.getBoundingClientRect()];
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
}
