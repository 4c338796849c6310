import type { useDraggable } from '@dnd-kit/core';
import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Arrangement } from '../layout/arrangement';
import type { Tile } from '../tiles';
import type { Draft } from './useDraft';

interface HandleProps {
  tile: Tile;
  name: string;
  draft: Draft;
  drag: Pick<ReturnType<typeof useDraggable>, 'setActivatorNodeRef' | 'listeners' | 'isDragging'>;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Drags a widget. By keyboard, the space bar lifts and drops it, arrow keys move it, and Escape puts it back. */
export function Handle({ tile, name, draft, drag }: HandleProps) {
  const translate = useTranslate();
  /** The arrangement before it was lifted. */
  const [lifted, lift] = useState<Arrangement>();

  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey, shiftKey } = event;
    const step = altKey || shiftKey ? undefined : steps[key];
    if (key === ' ' || key === 'Enter') {
      draft.announce(lifted ? 'dropped' : 'lifted', tile);
      lift(lifted ? undefined : draft.draft);
    } else if (lifted && step) draft.step(tile, step);
    else if (lifted && key === 'Escape') {
      draft.putBack(lifted, tile);
      lift(undefined);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <IconButton
      ref={drag.setActivatorNodeRef}
      size="small"
      aria-label={translate('areas.dashboard.arrange.move', { name })}
      aria-pressed={lifted !== undefined}
      {...drag.listeners}
      onKeyDown={onKeyDown}
      onBlur={() => lift(undefined)}
      sx={{
        touchAction: 'none',
        cursor: drag.isDragging ? 'grabbing' : 'grab',
        ...(lifted && { bgcolor: 'action.selected' }),
      }}
    >
      <DragIndicator />
    </IconButton>
  );
}
