import { useDraggable, useDroppable } from '@dnd-kit/core';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Delete from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { handsetWidth } from '@/ui/handsetWidth';
import type { WidgetSize } from '@/ui/shell';
import { frame, roomOf } from '../frame/spans';
import { useTileTitle } from '../frame/useTileTitle';
import type { ShownTile } from '../layout/arrangement';
import { StillBody } from './StillBody';
import type { Draft } from './useDraft';

interface ArrangedTileProps extends ShownTile {
  draft: Draft;
  /** Its figures had loaded when arranging began. */
  isKnown: boolean;
}

const texts = 'areas.dashboard.arrange';
const sizes = ['s', 'm', 'l'] as const satisfies readonly WidgetSize[];

/** The arrow keys on the handle move a widget by one. */
const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A widget while the page is arranged: its title, controls for its place, and a still picture of its contents. */
export function ArrangedTile({ tile, placed, draft, isKnown }: ArrangedTileProps) {
  const translate = useTranslate();
  const id = useId();
  const name = useTileTitle()(tile);
  const { size } = placed;
  const area = translate(`areas.${tile.area}.caption`);
  const drag = useDraggable({ id: tile.id });
  const { setNodeRef, isOver, active } = useDroppable({ id: tile.id });
  const isTarget = isOver && active?.id !== tile.id;
  const { x = 0, y = 0 } = drag.transform ?? {};
  const label = (key: string) => translate(`${texts}.${key}`, { name });

  function onKeyDown(event: KeyboardEvent): void {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    draft.step(tile, by);
  }

  return (
    <Box
      component="section"
      ref={(node: HTMLElement | null) => {
        setNodeRef(node);
        drag.setNodeRef(node);
      }}
      aria-labelledby={id}
      style={
        drag.isDragging ? { transform: `translate(${x}px, ${y}px)`, zIndex: 1, opacity: 0.85 } : undefined
      }
      sx={[frame, roomOf(tile, size), onHandset, { px: 1.5 }, isTarget && target]}
    >
      <Box sx={head}>
        <IconButton
          ref={drag.setActivatorNodeRef}
          size="small"
          aria-label={label('move')}
          {...drag.listeners}
          onKeyDown={onKeyDown}
          sx={{ touchAction: 'none', cursor: drag.isDragging ? 'grabbing' : 'grab' }}
        >
          <DragIndicator />
        </IconButton>
        <Box sx={{ flex: '1 1 7rem', minWidth: 0, pt: 0.75 }}>
          <Typography id={id} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {area === name ? null : (
            <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {area}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <IconAction label={label('earlier')} icon={<ArrowBack />} onClick={() => draft.step(tile, -1)} />
          <IconAction label={label('later')} icon={<ArrowForward />} onClick={() => draft.step(tile, 1)} />
          <TextField
            select
            size="small"
            fullWidth={false}
            value={size}
            onChange={(event) => draft.size(tile, sizes.find((each) => each === event.target.value) ?? size)}
            slotProps={{ select: { 'aria-label': label('size') } }}
            sx={{ width: '6.5rem', m: 0, mx: 0.5 }}
          >
            {sizes.map((each) => (
              <MenuItem key={each} value={each}>
                {translate(`${texts}.sizes.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          <IconAction label={label('remove')} icon={<Delete />} onClick={() => draft.remove(tile)} />
        </Box>
      </Box>
      <StillBody tile={tile} placed={placed} isKnown={isKnown} />
    </Box>
  );
}

/** Handsets show no contents while arranging, so the frame needs no minimum height. */
const onHandset = { [`@media ${handsetWidth}`]: { minHeight: 0 } };
const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 0.5, mb: 0.5 } as const;
const target = { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 } as const;

interface IconActionProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

/** An icon button with its label as tooltip. */
function IconAction({ label, icon, onClick }: IconActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
