import Box from '@mui/material/Box';
import { IsRestoringProvider } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { WidgetSize } from '@/ui/shell';
import { TileBody } from '../frame/TileBody';
import type { ShownTile } from '../layout/arrangement';
import { choiceFor, comparedWith, usePagePeriod } from '../period/pagePeriod';

interface StillBodyProps extends ShownTile {
  /** Its figures were there when arranging began. */
  isKnown: boolean;
}

const nothing = () => undefined;

/** What a widget showed when arranging began, to be looked at alone: it asks the server for nothing, and no key or pointer reaches it. */
export const StillBody = memo(function StillBody({ tile, placed, isKnown }: StillBodyProps) {
  const page = usePagePeriod().period;
  const [begun] = useState(placed);
  const choice = choiceFor(page, begun.period);
  // Counts have other lines in another size; figures of another size would have to be asked for.
  const size: WidgetSize = tile.kind === 'part' ? begun.size : placed.size;
  return (
    <Box inert sx={still}>
      <IsRestoringProvider value>
        <ErrorBoundary fallback={null}>
          <TileBody
            tile={tile}
            isInSight={tile.kind === 'part' && isKnown}
            size={size}
            period={choice.period}
            compare={comparedWith(choice)}
            refreshKey={0}
            onTold={nothing}
          />
        </ErrorBoundary>
      </IsRestoringProvider>
    </Box>
  );
});

/** On a handset the titles alone are moved: there a page of contents would be long to go through. */
const still = {
  position: 'relative',
  flex: 1,
  display: { xs: 'none', sm: 'flex' },
  flexDirection: 'column',
  minHeight: 0,
  overflow: 'hidden',
  px: 1,
} as const;
