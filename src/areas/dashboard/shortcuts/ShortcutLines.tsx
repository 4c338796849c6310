import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Dispatch, SetStateAction } from 'react';
import { useTranslate } from 'react-admin';
import { useFocusAround } from '@/ui/focus/useFocusAround';
import { isolate } from '@/ui/isolate';
import { MoveButtons } from '@/ui/order/MoveButtons';
import { MoveHandle } from '@/ui/order/MoveHandle';
import { OrderButton } from '@/ui/order/OrderButton';
import { OrderedLine } from '@/ui/order/OrderedLine';
import { OrderStatus } from '@/ui/order/OrderStatus';
import { moved } from '@/ui/order/orderedItems';
import { UndoButtons } from '@/ui/order/UndoButtons';
import { useOrderedList } from '@/ui/order/useOrderedList';
import { maxShortcutName, type Shortcut, shortcutName } from '../layout/layoutSchema';

/** A shortcut that is being edited. */
export type ShortcutDraft = Shortcut & { readonly id: string };

interface ShortcutLinesProps {
  drafts: readonly ShortcutDraft[];
  onChange: Dispatch<SetStateAction<readonly ShortcutDraft[]>>;
}

const texts = 'areas.dashboard.shortcuts';

/** The shortcuts with their names, to be ordered and removed. */
export function ShortcutLines({ drafts, onChange }: ShortcutLinesProps) {
  const translate = useTranslate();
  const order = useOrderedList({
    lists: [{ id: 'shortcuts', items: drafts.map((draft) => ({ id: draft.id, name: shortcutName(draft) })) }],
    onMove: (_id, to, from) => onChange(moved(drafts, from.index, to.index)),
  });
  const lines = useFocusAround<HTMLDivElement>(drafts.length);
  function remove(draft: ShortcutDraft, place: number): void {
    const next = drafts[place + 1] ?? drafts[place - 1];
    order.addUndo(
      () => onChange((last) => last.toSpliced(place, 0, draft)),
      () => onChange((last) => last.filter(({ id }) => id !== draft.id)),
    );
    order.say(translate(`${texts}.removed`, { name: isolate(shortcutName(draft)) }));
    onChange(drafts.toSpliced(place, 1));
    if (next) order.focus(next.id);
  }
  return (
    <>
      {drafts.map((draft, place) => (
        <OrderedLine
          key={draft.id}
          order={order}
          item={draft.id}
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
        >
          <MoveHandle order={order} item={draft.id} />
          <TextField
            size="small"
            margin="none"
            value={draft.name}
            onChange={({ target }) => onChange(drafts.with(place, { ...draft, name: target.value }))}
            slotProps={{
              htmlInput: {
                'aria-label': translate(`${texts}.name`, { place: place + 1 }),
                maxLength: maxShortcutName,
                dir: 'auto',
                title: draft.to,
              },
            }}
          />
          <MoveButtons order={order} item={draft.id} />
          <OrderButton
            label={translate(`${texts}.remove`, { name: isolate(shortcutName(draft)) })}
            icon={<Delete fontSize="small" />}
            onPress={() => remove(draft, place)}
          />
        </OrderedLine>
      ))}
      <Box ref={lines} sx={{ '&:empty': { display: 'none' } }}>
        <UndoButtons order={order} />
      </Box>
      <OrderStatus order={order} />
    </>
  );
}
