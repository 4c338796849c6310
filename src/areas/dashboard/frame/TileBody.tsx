import { useState } from 'react';
import { type LazyComponent, lazyPart } from '@/ui/loading/LazyPart';
import type { PartWidget, WidgetProps } from '@/ui/shell';
import { CountsBody } from '../counts/CountsBody';
import { ShortcutsBody } from '../shortcuts/ShortcutsBody';
import type { Tile } from '../tiles';
import { WaitingBody } from '../waiting/WaitingBody';
import { LoadingLines } from './LoadingLines';
import { rowsOf } from './spans';

interface TileBodyProps extends WidgetProps {
  tile: Tile;
  isInSight: boolean;
}

/** What a widget shows. */
export function TileBody({ tile, isInSight, ...props }: TileBodyProps) {
  const { size } = props;
  if (tile.kind === 'waiting')
    return <WaitingBody rows={rowsOf(tile, size)} size={size} isInSight={isInSight} />;
  if (tile.kind === 'counts') return <CountsBody tile={tile} size={size} isInSight={isInSight} />;
  if (tile.kind === 'part') return <PartBody load={tile.load} isInSight={isInSight} {...props} />;
  return <ShortcutsBody />;
}

interface PartBodyProps extends WidgetProps {
  load: PartWidget['load'];
  isInSight: boolean;
}

const known = new WeakMap<PartWidget['load'], LazyComponent<WidgetProps>>();

/** A part of another area, loaded when it first comes into sight; out of sight it is not asked for fresh figures. */
function PartBody({ load, isInSight, refreshKey, ...props }: PartBodyProps) {
  const [shownKey, show] = useState<number>();
  if (isInSight && shownKey !== refreshKey) show(refreshKey);
  if (shownKey === undefined) return <LoadingLines size={props.size} lines={3} />;
  const Part = known.get(load) ?? lazyPart(load);
  known.set(load, Part);
  return <Part {...props} refreshKey={shownKey} />;
}
