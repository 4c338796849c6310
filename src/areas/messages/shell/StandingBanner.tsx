import { focusAround } from '@/ui/focus/takeFocus';
import { setBannerRoom } from '@/ui/page/bannerRoom';
import { BannerStrip } from './BannerStrip';
import type { Item } from './itemSchema';
import { useCovers } from './useCovers';
import { useDismissal } from './useDismissal';
import { useSeen } from './useSeen';

interface StandingBannerProps {
  item: Item;
  /** How many there are beside it. */
  further: number;
  /** It lies over the top of the page, which must not move. */
  isLate: boolean;
}

/** The banner of a page: seen, and dismissed, by its reader. */
export function StandingBanner({ item, further, isLate }: StandingBannerProps) {
  const dismiss = useDismissal();
  const strip = useSeen(item);
  const covers = useCovers(strip, isLate);
  function leave(): void {
    // Nothing comes in its place: the page moves, because somebody has asked for it.
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
