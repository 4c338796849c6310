import Box from '@mui/material/Box';
import { type Position, positionName } from '../positionSchema';
import { PagePlan } from './PagePlan';
import type { Chosen } from './positionsLocation';
import type { Arranging } from './useArrangement';

interface PageMiniatureProps {
  arranging: Arranging;
  positions: readonly Position[];
  /** Highlighted. */
  chosen: Chosen;
}

/** A small picture of the page, with each module as a bar. The lists beside it say the same in words. */
export function PageMiniature({ arranging, positions, chosen }: PageMiniatureProps) {
  return (
    <Box aria-hidden sx={sheet}>
      <PagePlan positions={positions}>
        {(position) => (
          <Box data-chosen={position.id === chosen.position || undefined} sx={placeBox}>
            <Box sx={placeName}>{positionName(position)}</Box>
            {arranging.linesIn(position.id).map(({ id, moduleId }) => (
              <Box
                key={id}
                data-chosen={(position.id === chosen.position && moduleId === chosen.module) || undefined}
                data-on={arranging.module(moduleId)?.state === 'enabled' || undefined}
                sx={bar}
              />
            ))}
          </Box>
        )}
      </PagePlan>
    </Box>
  );
}

const sheet = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;
const placeBox = {
  display: 'grid',
  gap: '4px',
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&[data-chosen]': { borderColor: 'primary.main' },
} as const;
const placeName = {
  typography: 'caption',
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
/** A module that is off is only an outline. */
const bar = {
  boxSizing: 'border-box',
  height: 10,
  borderRadius: '3px',
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'outline',
  opacity: 0.4,
  '&[data-on]': { borderStyle: 'solid', bgcolor: 'outline' },
  '&[data-chosen]': { borderColor: 'primary.main', opacity: 1 },
  '&[data-chosen][data-on]': { bgcolor: 'primary.main' },
} as const;
