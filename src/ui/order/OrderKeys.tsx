import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode } from 'react';
import { historyKey } from './historyKey';
import type { Order } from './useOrderedList';

interface OrderKeysProps {
  order: Order;
  children: ReactNode;
}

/** Lets the keys of undo and redo work in all that changes an order, such as the field that has just added an item to it. */
export function OrderKeys({ order, children }: OrderKeysProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const history = historyKey(event);
    // Keys pressed in a dialog of these children arrive here too.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (history === undefined || !isInside) return;
    event.preventDefault();
    order[history]();
  }
  return (
    <Box onKeyDown={onKeyDown} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}
