import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { MoveHandle } from '@/ui/order/MoveHandle';
import { OrderedLine } from '@/ui/order/OrderedLine';
import { type Position, positionPath } from '../positionSchema';
import type { Line } from './arrangement';
import { LineButton } from './LineButton';
import { nextPlace } from './placeRefusal';
import type { Arranging } from './useArrangement';
import { useLineNote } from './useLineNote';

interface ModuleListProps {
  arranging: Arranging;
  position: Position;
  labelId: string;
  /** The chosen module. */
  chosenId: string | undefined;
  onChoose: (positionId: string, moduleId: string) => void;
}

const texts = 'areas.website-modules.positions';

/** The modules of a position in their order. A press chooses one; the handle, dragging and keys move it. */
export function ModuleList({ arranging, position, labelId, chosenId, onChoose }: ModuleListProps) {
  const translate = useTranslate();
  const noteOf = useLineNote(arranging);
  const { order, positions, module, nameOf } = arranging;

  /** Alt+Shift with Left or Right: to the end of the previous or next position that takes the module. */
  function onKeyDown(event: KeyboardEvent, { id, moduleId }: Line): void {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : undefined;
    if (by === undefined || !altKey || !shiftKey || ctrlKey || metaKey) return;
    event.preventDefault();
    const next = nextPlace(positions, position.id, by, module(moduleId));
    if (next === undefined)
      order.say(translate(`${texts}.move.no.${by < 0 ? 'previous' : 'next'}`, { name: nameOf(moduleId) }));
    else if (next.refusal)
      order.say(
        `${positionPath(next.position)}: ${translate(`areas.website-modules.errors.${next.refusal}`)}`,
      );
    else order.move(id, { list: next.position.id, index: next.position.moduleIds.length });
  }

  const lines = arranging.linesIn(position.id);
  if (lines.length === 0) return <Box sx={empty}>{translate(`${texts}.none`)}</Box>;
  return (
    <Box component="ul" aria-labelledby={labelId} sx={list}>
      {lines.map((line) => {
        const note = noteOf(line.moduleId, position);
        return (
          <OrderedLine
            component="li"
            key={line.id}
            order={order}
            item={line.id}
            onKeyDown={(event) => onKeyDown(event, line)}
            data-tone={note.tone}
          >
            <MoveHandle order={order} item={line.id} />
            <LineButton
              {...note}
              positionId={position.id}
              moduleId={line.moduleId}
              name={nameOf(line.moduleId)}
              isChosen={line.moduleId === chosenId}
              onChoose={onChoose}
            />
          </OrderedLine>
        );
      })}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 40, pl: 0.5 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& > li:hover': { bgcolor: 'action.hover' },
  '& > li:has([aria-current])': { bgcolor: 'action.selected' },
  '& > li[data-tone=quiet]': { color: 'text.secondary' },
  '& [data-line-name]': {
    flexGrow: 1,
    minWidth: 0,
    minHeight: 40,
    justifyContent: 'flex-start',
    gap: 1.5,
    pr: 2,
    py: 0.5,
    textAlign: 'start',
    typography: 'body2',
    borderRadius: 1,
  },
  '& [data-line-name][aria-current]': { fontWeight: 600, color: 'primary.main' },
  '& [data-line-name]:focus-visible': { outlineOffset: -2 },
  '& .name': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .note': { flexShrink: 0, maxWidth: '50%', typography: 'caption', color: 'text.secondary' },
  '& .note[data-tone=warning]': { color: 'warning.main' },
} as const;
const empty = { px: 2, py: 1.25, typography: 'body2', color: 'text.secondary' } as const;
