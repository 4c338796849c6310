import Box from '@mui/material/Box';
import { visuallyHidden } from '../focus/visuallyHidden';
import { MoveToDialog } from './MoveToDialog';
import type { Order } from './useOrderedList';

/** Announces each change of an order, and asks for the place of an item. Each order needs one. */
export function OrderStatus({ order }: { order: Order }) {
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {order.status}
      </Box>
      {order.choosing === undefined ? null : <MoveToDialog order={order} item={order.choosing} />}
    </>
  );
}
