import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { handsetWidth } from '@/ui/handsetWidth';
import { isolate } from '@/ui/isolate';
import { MoveButtons } from '@/ui/order/MoveButtons';
import { MoveHandle } from '@/ui/order/MoveHandle';
import { OrderButton } from '@/ui/order/OrderButton';
import { OrderedLine } from '@/ui/order/OrderedLine';
import type { WidgetSize } from '@/ui/shell';
import { frame, roomOf } from '../frame/spans';
import { useTileTitle } from '../frame/useTileTitle';
import type { ShownTile } from '../layout/arrangement';
import { StillBody } from './StillBody';
import type { ArrangementDraft } from './useArrangementDraft';

interface ArrangedTileProps extends ShownTile {
  draft: ArrangementDraft;
  /** Its figures had loaded when arranging began. */
  hasFigures: boolean;
}

const texts = 'areas.dashboard.arrange';
const sizes = ['s', 'm', 'l'] as const satisfies readonly WidgetSize[];

/** A widget while the page is arranged: its title, controls for its place, and a still picture of its contents. */
export function ArrangedTile({ tile, placed, draft, hasFigures }: ArrangedTileProps) {
  const translate = useTranslate();
  const id = useId();
  const name = useTileTitle()(tile);
  const { size } = placed;
  const area = translate(`areas.${tile.area}.caption`);
  const label = (key: string) => translate(`${texts}.${key}`, { name: isolate(name) });

  return (
    <OrderedLine
      order={draft.order}
      item={tile.id}
      isGrid
      component="section"
      aria-labelledby={id}
      sx={[frame, roomOf(tile, size), onHandset, { px: 1.5 }]}
    >
      <Box sx={head}>
        <MoveHandle order={draft.order} item={tile.id} />
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
          <MoveButtons order={draft.order} item={tile.id} isGrid />
          <TextField
            select
            size="small"
            fullWidth={false}
            value={size}
            onChange={(event) => draft.size(tile, sizes.find((each) => each === event.target.value) ?? size)}
            slotProps={{ select: { 'aria-label': label('size') } }}
            sx={{ width: '7.5rem', m: 0, mx: 0.5 }}
          >
            {sizes.map((each) => (
              <MenuItem key={each} value={each}>
                {translate(`${texts}.sizes.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          <OrderButton
            label={label('remove')}
            icon={<Delete fontSize="small" />}
            onPress={() => draft.remove(tile)}
          />
        </Box>
      </Box>
      <StillBody tile={tile} placed={placed} hasFigures={hasFigures} />
    </OrderedLine>
  );
}

/** Handsets show no contents while arranging, so the frame needs no minimum height. */
const onHandset = { [`@media ${handsetWidth}`]: { minHeight: 0 } };
const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 0.5, mb: 0.5 } as const;
