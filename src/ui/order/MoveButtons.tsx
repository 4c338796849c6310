import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { useTranslate } from 'react-admin';
import { isolate } from '../isolate';
import { OrderButton } from './OrderButton';
import { nameIn, placeOf } from './orderedItems';
import type { Order } from './useOrderedList';

interface MoveButtonsProps {
  order: Order;
  /** The item's id. */
  item: string;
  /** The lines are beside one another too: 'earlier' and 'later' instead of 'up' and 'down'. */
  isGrid?: boolean;
}

/** Two buttons that move an item by one. Nothing if it cannot be moved. */
export function MoveButtons({ order, item, isGrid = false }: MoveButtonsProps) {
  const translate = useTranslate();
  if (placeOf(order.lists, item) === undefined) return null;
  const name = isolate(nameIn(order.lists, item));
  const buttons = isGrid
    ? ([
        ['earlier', ArrowBack, -1],
        ['later', ArrowForward, 1],
      ] as const)
    : ([
        ['up', ArrowUpward, -1],
        ['down', ArrowDownward, 1],
      ] as const);
  return buttons.map(([text, Icon, by]) => (
    <OrderButton
      key={text}
      label={translate(`ui.order.${text}`, { name })}
      icon={<Icon fontSize="small" />}
      isOff={!order.canStep(item, by)}
      onPress={() => order.step(item, by)}
    />
  ));
}
