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
          <div className="position" data-chosen={position.id === chosen.position || undefined}>
            <div className="name">{positionName(position)}</div>
            {arranging.linesIn(position.id).map(({ id, moduleId }) => (
              <div
                className="module"
                key={id}
                data-chosen={(position.id === chosen.position && moduleId === chosen.module) || undefined}
                data-on={arranging.module(moduleId)?.state === 'enabled' || undefined}
              />
            ))}
          </div>
        )}
      </PagePlan>
    </Box>
  );
}

/** Styled on the sheet, because it has up to a hundred bars. */
const sheet = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '& .position': { display: 'grid', gap: '4px', p: 1, border: 1, borderColor: 'divider', borderRadius: 1 },
  '& .position[data-chosen]': { borderColor: 'primary.main' },
  '& .name': {
    typography: 'caption',
    color: 'text.secondary',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // A module that is off is only an outline.
  '& .module': {
    boxSizing: 'border-box',
    height: 10,
    borderRadius: '3px',
    border: 1,
    borderStyle: 'dashed',
    borderColor: 'outline',
    opacity: 0.4,
  },
  '& .module[data-on]': { borderStyle: 'solid', bgcolor: 'outline' },
  '& .module[data-chosen]': { borderColor: 'primary.main', opacity: 1 },
  '& .module[data-chosen][data-on]': { bgcolor: 'primary.main' },
} as const;
