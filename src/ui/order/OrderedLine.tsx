import Box, { type BoxProps } from '@mui/material/Box';
import type { KeyboardEvent, PointerEvent } from 'react';
import { isTyping } from '../focus/isTyping';
import { historyKey } from './historyKey';
import { placeOf } from './orderedItems';
import type { Order } from './useOrderedList';

interface OrderedLineProps extends Omit<BoxProps, 'style'> {
  order: Order;
  /** The item's id. */
  item: string;
  /** The lines are beside one another too: a drop is shown by a frame, not by a line above or below. */
  isGrid?: boolean;
}

/** Together with Alt and Shift, as in a tree. */
const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The line of an item, with any content. Alt+Shift and an arrow move it, Ctrl+Z undoes and Ctrl+Y redoes; dragging starts on a part marked
 * `data-order-handle`: `any`, or `mouse` where a finger scrolls.
 */
export function OrderedLine({ order, item, isGrid = false, sx, ...props }: OrderedLineProps) {
  const { drag, lists } = order;
  const place = placeOf(lists, item);
  const source = drag.id === undefined ? undefined : placeOf(lists, drag.id);
  const isOver = place && drag.over?.list === place.list && drag.over.index === place.index;
  const isRefused =
    drag.id !== undefined &&
    place?.list !== source?.list &&
    order.refusalOf(drag.id, place?.list ?? '') !== undefined;
  const isTarget = isOver === true && !isRefused;
  const isBelow = place && source?.list === place.list && source.index < place.index;
  const target = isGrid ? framed : isBelow ? lineBelow : lineAbove;
  const mark = drag.id === item ? dragged : isTarget ? target : undefined;
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    props.onKeyDown?.(event);
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    if (event.defaultPrevented || isTyping(event.target)) return;
    const by = altKey && shiftKey && !ctrlKey && !metaKey ? steps[key] : undefined;
    const history = historyKey(event);
    if (by === undefined && history === undefined) return;
    event.preventDefault();
    if (history !== undefined) order[history]();
    else if (by !== undefined) order.step(item, by);
  }
  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    // In a list within a list only the inner line is dragged.
    const line = event.target instanceof Element ? event.target.closest('[data-order-line]') : null;
    if (line === event.currentTarget) drag.start(event, item);
  }
  return (
    <Box
      {...props}
      data-order={order.key}
      data-order-line={item}
      data-dragged={drag.id === item || undefined}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      style={relative}
      // Without the marks of a drag, the styles stay those of the page, or none: there may be a hundred lines.
      sx={mark === undefined ? sx : [...(Array.isArray(sx) ? sx : [sx]), mark]}
    />
  );
}

const relative = { position: 'relative' } as const;
const dragged = { zIndex: 1, opacity: 0.85, bgcolor: 'background.paper', boxShadow: 4, cursor: 'grabbing' };
const framed = { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 };
const line = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  // Borders stay visible in forced colours.
  borderTop: 2,
  borderColor: 'primary.main',
} as const;
const lineAbove = { '&::before': { ...line, top: -2 } };
const lineBelow = { '&::before': { ...line, bottom: -2 } };
