import Box from '@mui/material/Box';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';

interface ZoomAreaProps {
  /** The point under the pointer, or reached by the arrow keys. */
  place: number | undefined;
  nameOf: (place: number) => string;
  /** Called with the first and the last chosen point; without it there is the chart alone. */
  onZoom: ((from: number, to: number) => void) | undefined;
  /** The chart, which is not rendered again while the pointer moves. */
  children: ReactNode;
}

/** Pixels after which a press is a drag. */
const minDrag = 4;

/**
 * Chooses points of a chart: by a click or Enter the current one, by dragging, or Space and Enter, those from one to
 * another. A finger only reads, because a tap is how it points.
 */
export function ZoomArea({ place, nameOf, onZoom, children }: ZoomAreaProps) {
  const translate = useTranslate();
  const pressed = useRef<{ readonly place: number; readonly x: number }>(undefined);
  const [marked, setMarked] = useState<{ readonly left: number; readonly width: number }>();
  const [start, setStart] = useState<number>();
  if (!onZoom) return children;
  const choose = (from: number, to: number) => onZoom(Math.min(from, to), Math.max(from, to));
  const leave = () => {
    pressed.current = undefined;
    setMarked(undefined);
  };
  const onPointerDown = ({ button, pointerType, clientX }: PointerEvent) => {
    if (button === 0 && pointerType === 'mouse' && place !== undefined)
      pressed.current = { place, x: clientX };
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    if (!pressed.current) return;
    const { x } = pressed.current;
    const { left } = currentTarget.getBoundingClientRect();
    const isDragged = Math.abs(clientX - x) >= minDrag;
    setMarked(isDragged ? { left: Math.min(x, clientX) - left, width: Math.abs(clientX - x) } : undefined);
  };
  const onPointerUp = () => {
    if (pressed.current && place !== undefined) choose(pressed.current.place, place);
    leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setStart(undefined);
    if (place === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    setStart(event.key === ' ' ? place : undefined);
    if (event.key === 'Enter') choose(start ?? place, place);
  };
  return (
    <Box
      sx={{ position: 'relative', userSelect: 'none', cursor: place === undefined ? undefined : 'pointer' }}
      {...{ onPointerDown, onPointerMove, onPointerUp, onKeyDown }}
      onPointerLeave={leave}
    >
      {children}
      {marked ? <Box aria-hidden sx={mark} style={marked} /> : null}
      <Box role="status" sx={visuallyHidden}>
        {start === undefined
          ? null
          : translate('areas.product-controlling.chart.start', { point: nameOf(start) })}
      </Box>
    </Box>
  );
}

const mark = {
  position: 'absolute',
  insetBlock: 0,
  bgcolor: 'action.selected',
  borderInline: '1px solid',
  borderColor: 'primary.main',
  pointerEvents: 'none',
} as const;
