import { memo, useCallback } from 'react';
import type { FiguresTold } from '@/ui/shell';
import type { ShownTile } from '../layout/arrangement';
import { choiceFor, comparedWith, type PagePeriod } from '../period/pagePeriod';
import { TileBody } from './TileBody';
import { useInSight } from './useInSight';
import { WidgetFrame } from './WidgetFrame';

interface PlacedTileProps extends ShownTile {
  period: PagePeriod;
  refreshKey: number;
  /** The arrangement is not known yet: its numbers are asked for, and not shown. */
  isPending: boolean;
  onTold: (widget: string, told: FiguresTold) => void;
}

/** A widget in its place. Each one is rendered by its own answer alone. */
export const PlacedTile = memo(function PlacedTile(props: PlacedTileProps) {
  const { tile, placed, period, refreshKey, isPending, onTold } = props;
  const { ref, isInSight } = useInSight<HTMLElement>();
  const { size } = placed;
  const choice = choiceFor(period, placed.period);
  const tell = useCallback((told: FiguresTold) => onTold(tile.id, told), [onTold, tile.id]);
  return (
    <WidgetFrame tile={tile} size={size} choice={choice} ref={ref} isPending={isPending}>
      <TileBody
        tile={tile}
        isInSight={isInSight}
        size={size}
        period={choice.period}
        compare={comparedWith(choice)}
        refreshKey={refreshKey}
        onTold={tell}
      />
    </WidgetFrame>
  );
});
