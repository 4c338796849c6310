import Undo from '@mui/icons-material/Undo';
import { useTranslate } from 'react-admin';
import { OrderButton } from './OrderButton';
import type { Order } from './useOrderedList';

/** Undoes the changes of an order one by one, the last one first. It appears with the first change. */
export function UndoButton({ order }: { order: Order }) {
  const translate = useTranslate();
  if (!order.wasChanged) return null;
  return (
    <OrderButton
      label={translate('ui.order.undo')}
      icon={<Undo fontSize="small" />}
      isOff={!order.canUndo}
      onPress={order.undo}
    />
  );
}
