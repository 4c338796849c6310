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
  isVisible: boolean;
}

/** The contents of a widget. */
export function TileBody({ tile, isVisible, ...props }: TileBodyProps) {
  const { size } = props;
  if (tile.kind === 'waiting')
    return <WaitingBody rows={rowsOf(tile, size)} size={size} isVisible={isVisible} />;
  if (tile.kind === 'counts') return <CountsBody tile={tile} size={size} isVisible={isVisible} />;
  if (tile.kind === 'part')
    return <PartBody load={tile.load} record={tile.record} isVisible={isVisible} {...props} />;
  return <ShortcutsBody />;
}

interface PartBodyProps extends WidgetProps {
  load: PartWidget['load'];
  isVisible: boolean;
}

const lazyParts = new WeakMap<PartWidget['load'], LazyComponent<WidgetProps>>();

/** A part of another area, loaded once it is visible. It refreshes only while it is visible. */
function PartBody({ load, isVisible, refreshKey, ...props }: PartBodyProps) {
  const [visibleKey, setVisibleKey] = useState<number>();
  if (isVisible && visibleKey !== refreshKey) setVisibleKey(refreshKey);
  if (visibleKey === undefined) return <LoadingLines size={props.size} lines={3} />;
  const Part = lazyParts.get(load) ?? lazyPart(load);
  lazyParts.set(load, Part);
  return <Part {...props} refreshKey={visibleKey} />;
}
