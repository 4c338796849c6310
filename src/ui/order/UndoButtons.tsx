import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import { useTranslate } from 'react-admin';
import { OrderButton } from './OrderButton';
import type { Order } from './useOrderedList';

/** Undo the changes of an order one by one, the last one first, and make them again. They appear with the first change. */
export function UndoButtons({ order }: { order: Order }) {
  const translate = useTranslate();
  if (!order.wasChanged) return null;
  return (
    <>
      <OrderButton
        label={translate('ui.order.undo')}
        icon={<Undo fontSize="small" />}
        isOff={!order.canUndo}
        onPress={order.undo}
      />
      <OrderButton
        label={translate('ui.order.redo')}
        icon={<Redo fontSize="small" />}
        isOff={!order.canRedo}
        onPress={order.redo}
      />
    </>
  );
}
