import { memo, useCallback } from 'react';
import type { FiguresTold } from '@/ui/shell';
import type { ShownTile } from '../layout/arrangement';
import { choiceFor, comparedWith, type PagePeriod } from '../period/pagePeriod';
import { TileBody } from './TileBody';
import { useVisible } from './useVisible';
import { WidgetFrame } from './WidgetFrame';

interface PlacedTileProps extends ShownTile {
  period: PagePeriod;
  refreshKey: number;
  /** The layout has not loaded yet: the widget loads its numbers, but stays hidden. */
  isPending: boolean;
  onTold: (widget: string, told: FiguresTold) => void;
}

/** A widget in its place. Memoized, so that a response renders only its own widget. */
export const PlacedTile = memo(function PlacedTile(props: PlacedTileProps) {
  const { tile, placed, period, refreshKey, isPending, onTold } = props;
  const { ref, isVisible } = useVisible<HTMLElement>();
  const { size } = placed;
  const choice = choiceFor(period, placed.period);
  const report = useCallback((told: FiguresTold) => onTold(tile.id, told), [onTold, tile.id]);
  return (
    <WidgetFrame tile={tile} size={size} choice={choice} ref={ref} isPending={isPending}>
      <TileBody
        tile={tile}
        isVisible={isVisible}
        size={size}
        period={choice.period}
        compare={comparedWith(choice)}
        refreshKey={refreshKey}
        onTold={report}
      />
    </WidgetFrame>
  );
});
