import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type KeyboardEvent, memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isolate } from '../isolate';
import { nameIn, placeOf } from './orderedItems';
import type { Order } from './useOrderedList';

interface MoveHandleProps {
  order: Order;
  /** The item's id. */
  item: string;
}

/** The handle of a line: dragging and the arrow keys move the item, a press asks for its place. Nothing if it cannot be moved. */
export function MoveHandle({ order, item }: MoveHandleProps) {
  const { lists, choose, step, drag } = order;
  if (placeOf(lists, item) === undefined) return null;
  return (
    <HandleButton
      item={item}
      name={nameIn(lists, item)}
      isDragged={drag.id === item}
      isDragActive={drag.isActive}
      choose={choose}
      step={step}
    />
  );
}

interface HandleButtonProps extends Pick<Order, 'choose' | 'step'> {
  item: string;
  name: string;
  isDragged: boolean;
  isDragActive: () => boolean;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Memoized: moving one of a hundred lines renders one handle. */
const HandleButton = memo(function HandleButton(props: HandleButtonProps) {
  const { item, name, isDragged, isDragActive, choose, step } = props;
  const translate = useTranslate();
  const [isHinted, setHinted] = useState(false);
  // The pointer may have left the handle meanwhile, which the tooltip does not notice.
  if (isDragged && isHinted) setHinted(false);
  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    const by = altKey || shiftKey || ctrlKey || metaKey ? undefined : steps[key];
    if (by === undefined) return;
    event.preventDefault();
    step(item, by);
  }
  return (
    <Tooltip
      describeChild
      disableInteractive
      title={translate('ui.order.hint')}
      // During a drag it would cover the lines on which an item can be dropped.
      open={isHinted}
      onOpen={() => setHinted(!isDragActive())}
      onClose={() => setHinted(false)}
    >
      <IconButton
        size="small"
        aria-label={translate('ui.order.move', { name: isolate(name) })}
        aria-haspopup="dialog"
        aria-keyshortcuts="ArrowUp ArrowDown Alt+Shift+ArrowUp Alt+Shift+ArrowDown Control+Z"
        data-order-handle="any"
        onClick={() => choose(item)}
        onKeyDown={onKeyDown}
        sx={look}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
    </Tooltip>
  );
});

const look = {
  touchAction: 'none',
  cursor: 'grab',
  color: 'text.secondary',
  scrollMarginBlock: '6rem',
} as const;
