import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { isolate } from '../isolate';
import { nameIn, placeOf } from './orderedItems';
import type { Order } from './useOrderedList';

interface MoveHandleProps {
  order: Order;
  /** The item's id. */
  item: string;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The handle of a line: dragging and the arrow keys move the item, a press asks for its place. Nothing if it cannot be moved. */
export function MoveHandle({ order, item }: MoveHandleProps) {
  const translate = useTranslate();
  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    const by = altKey || shiftKey || ctrlKey || metaKey ? undefined : steps[key];
    if (by === undefined) return;
    event.preventDefault();
    order.step(item, by);
  }
  if (placeOf(order.lists, item) === undefined) return null;
  return (
    <Tooltip
      describeChild
      disableInteractive
      // It would cover the lines on which an item can be dropped.
      title={order.drag.id === undefined ? translate('ui.order.hint') : ''}
    >
      <IconButton
        size="small"
        aria-label={translate('ui.order.move', { name: isolate(nameIn(order.lists, item)) })}
        aria-haspopup="dialog"
        aria-keyshortcuts="ArrowUp ArrowDown Alt+Shift+ArrowUp Alt+Shift+ArrowDown Control+Z"
        data-order-handle="any"
        onClick={() => order.choose(item)}
        onKeyDown={onKeyDown}
        sx={{ touchAction: 'none', cursor: 'grab', color: 'text.secondary', scrollMarginBlock: '6rem' }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
