import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isMetered } from '@/ui/loading/isMetered';
import type { FiguresCoverage } from '@/ui/shell';
import type { ShownTile } from '../layout/arrangement';
import type { PagePeriod } from '../period/pagePeriod';
import { TileBody } from './TileBody';
import { WidgetFrame } from './WidgetFrame';

interface PlacedTileProps extends ShownTile {
  period: PagePeriod;
  refreshKey: number;
  /** The layout has not loaded yet: the widget loads its numbers, but stays hidden. */
  isPending: boolean;
  /** Loads wherever it is: the head of the page needs to know the days of its figures. */
  loadsAtOnce: boolean;
  onFigures: (widget: string, coverage: FiguresCoverage) => void;
}

/** A widget in its place. Memoized, so that a response renders only its own widget. */
export const PlacedTile = memo(function PlacedTile(props: PlacedTileProps) {
  const { tile, placed, period, refreshKey, isPending, loadsAtOnce, onFigures } = props;
  const { ref, isVisible } = useVisible();
  const { size } = placed;
  const report = useCallback(
    (coverage: FiguresCoverage) => onFigures(tile.id, coverage),
    [onFigures, tile.id],
  );
  return (
    <WidgetFrame tile={tile} size={size} period={period} ref={ref} isPending={isPending}>
      {isVisible === undefined ? null : (
        <TileBody
          tile={tile}
          isVisible={isVisible || loadsAtOnce}
          size={size}
          period={period.period}
          compare={period.compare}
          match={period.match}
          refreshKey={refreshKey}
          onFigures={report}
        />
      )}
    </WidgetFrame>
  );
});

/** How far outside the window a widget loads, in pixels; on metered connections, not at all. */
const ahead = 200;

/** Whether an element is in the window or close to it; undefined until it has been measured, before the first paint. */
function useVisible() {
  const ref = useRef<HTMLElement>(null);
  const [isVisible, setVisible] = useState<boolean>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || typeof IntersectionObserver !== 'function') return setVisible(true);
    const margin = isMetered() ? 0 : ahead;
    // The observer reports only after the first paint.
    const { top, bottom } = element.getBoundingClientRect();
    setVisible(top < window.innerHeight + margin && bottom > -margin);
    const observer = new IntersectionObserver(
      (entries) => setVisible((current) => entries.at(-1)?.isIntersecting ?? current),
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isVisible };
}
