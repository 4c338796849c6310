import Box from '@mui/material/Box';
import { IsRestoringProvider } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { WidgetSize } from '@/ui/shell';
import { TileBody } from '../frame/TileBody';
import type { ShownTile } from '../layout/arrangement';
import { usePagePeriod } from '../period/pagePeriod';

interface StillBodyProps extends ShownTile {
  /** Its figures had loaded when arranging began. */
  hasFigures: boolean;
}

const nothing = () => undefined;

/** What a widget showed when arranging began. It sends no requests, and is inert. */
export const StillBody = memo(function StillBody({ tile, placed, hasFigures }: StillBodyProps) {
  const page = usePagePeriod().period;
  const [initialPlacement] = useState(placed);
  // Counts of another size are cached; figures of another size would have to be loaded.
  const size: WidgetSize = tile.kind === 'part' ? initialPlacement.size : placed.size;
  return (
    <Box inert sx={still}>
      <IsRestoringProvider value>
        <ErrorBoundary fallback={null}>
          <TileBody
            tile={tile}
            isVisible={tile.kind === 'part' && hasFigures}
            size={size}
            period={page.period}
            compare={page.compare}
            match={page.match}
            refreshKey={0}
            onFigures={nothing}
          />
        </ErrorBoundary>
      </IsRestoringProvider>
    </Box>
  );
});

/** Hidden on a handset, where the contents would make the page too long to arrange. */
const still = {
  position: 'relative',
  flex: 1,
  display: { xs: 'none', sm: 'flex' },
  flexDirection: 'column',
  minHeight: 0,
  overflow: 'hidden',
  px: 1,
} as const;
