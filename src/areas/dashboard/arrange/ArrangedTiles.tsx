import Box from '@mui/material/Box';
import { OrderStatus } from '@/ui/order/OrderStatus';
import { grid } from '../frame/spans';
import type { Coverage } from '../period/useCoverage';
import { ArrangedTile } from './ArrangedTile';
import type { Draft } from './useDraft';

/** The widgets in their places, which can be moved by pointer and keyboard. */
export function ArrangedTiles({ draft, coverage }: { draft: Draft; coverage: Coverage }) {
  return (
    <>
      <Box sx={[grid, { mb: 3 }]}>
        {draft.shown.map(({ tile, placed }) => (
          <ArrangedTile
            key={tile.id}
            tile={tile}
            placed={placed}
            draft={draft}
            isKnown={tile.id in coverage}
          />
        ))}
      </Box>
      <OrderStatus order={draft.order} />
    </>
  );
}
