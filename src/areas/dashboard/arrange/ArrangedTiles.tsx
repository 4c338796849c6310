import { DndContext, PointerSensor, pointerWithin, useSensor, useSensors } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { grid } from '../frame/spans';
import type { Coverage } from '../period/useCoverage';
import { ArrangedTile } from './ArrangedTile';
import type { Draft } from './useDraft';

/** How far the pointer moves before a drag begins, in pixels. */
const dragging = { activationConstraint: { distance: 6 } };

/** The widgets in their places, which can be moved by pointer and keyboard. */
export function ArrangedTiles({ draft, coverage }: { draft: Draft; coverage: Coverage }) {
  const sensors = useSensors(useSensor(PointerSensor, dragging));
  return (
    <>
      <DndContext
        sensors={sensors}
        accessibility={quiet}
        collisionDetection={pointerWithin}
        onDragEnd={({ active, over }) => {
          const moved = draft.shown.find(({ tile }) => tile.id === active.id);
          if (moved && over) draft.put(moved.tile, String(over.id));
        }}
      >
        <Box sx={[grid, { mb: 3 }]}>
          {draft.shown.map(({ tile, placed }) => (
            <ArrangedTile key={tile.id} {...{ tile, placed, draft }} isKnown={tile.id in coverage} />
          ))}
        </Box>
      </DndContext>
      <Box role="status" sx={visuallyHidden}>
        {draft.announced}
      </Box>
    </>
  );
}

const nothing = () => undefined;
/** Disables dnd-kit's announcements: the page has its own, in the person's language. */
const quiet = {
  announcements: {
    onDragStart: nothing,
    onDragMove: nothing,
    onDragOver: nothing,
    onDragEnd: nothing,
    onDragCancel: nothing,
  },
  screenReaderInstructions: { draggable: '' },
};
