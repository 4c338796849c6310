import Box from '@mui/material/Box';
import { OrderStatus } from '@/ui/order/OrderStatus';
import { grid } from '../frame/spans';
import type { Coverage } from '../period/useCoverage';
import { ArrangedTile } from './ArrangedTile';
import type { ArrangementDraft } from './useArrangementDraft';

/** The widgets in their places, which can be moved by pointer and keyboard. */
export function ArrangedTiles({ draft, coverage }: { draft: ArrangementDraft; coverage: Coverage }) {
  return (
    <>
      <Box sx={[grid, { mb: 3 }]}>
        {draft.visibleTiles.map(({ tile, placed }) => (
          <ArrangedTile
            key={tile.id}
            tile={tile}
            placed={placed}
            draft={draft}
            hasFigures={tile.id in coverage}
          />
        ))}
      </Box>
      <OrderStatus order={draft.order} />
    </>
  );
}
