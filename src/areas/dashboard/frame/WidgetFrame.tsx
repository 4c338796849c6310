import Box from '@mui/material/Box';
import { type ReactNode, type Ref, useId } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import type { PeriodChoice } from '@/records/period/choice';
import { AppLink } from '@/ui/page/AppLink';
import type { WidgetSize } from '@/ui/shell';
import { recordPath } from '../recordTiles';
import type { Tile } from '../tiles';
import { LoadingLines } from './LoadingLines';
import { roomOf, rowsOf } from './spans';
import { useTileTitle } from './useTileTitle';
import { WidgetMessage } from './WidgetMessage';

interface WidgetFrameProps {
  tile: Tile;
  size: WidgetSize;
  /** For widgets that have a period. */
  period: PeriodChoice;
  ref: Ref<HTMLElement>;
  /** The layout has not loaded yet, so the contents are hidden. */
  isPending: boolean;
  children: ReactNode;
}

/**
 * The frame of a widget with its title, which links to the records. It contains errors of its contents. Its styles are
 * those of the grid (`frames`), because a page has many.
 */
export function WidgetFrame({ tile, size, period, ref, isPending, children }: WidgetFrameProps) {
  const id = useId();
  const translate = useTranslate();
  const title = useTileTitle()(tile);
  const to = addressOf(tile, period);
  return (
    <Box
      component="section"
      ref={ref}
      aria-labelledby={id}
      aria-hidden={isPending || undefined}
      sx={roomOf(tile, size)}
    >
      <h2 id={id} style={isPending ? { visibility: 'hidden' } : undefined}>
        {to === undefined ? (
          title
        ) : (
          <AppLink to={to}>{tile.record === undefined ? title : <bdi>{title}</bdi>}</AppLink>
        )}
      </h2>
      {isPending ? <LoadingLines size={size} lines={rowsOf(tile, size)} /> : null}
      <div style={{ display: isPending ? 'none' : 'contents' }}>
        <ErrorBoundary
          fallbackRender={({ resetErrorBoundary }) => (
            <WidgetMessage text={translate('areas.dashboard.broken')} onRetry={resetErrorBoundary} />
          )}
        >
          {children}
        </ErrorBoundary>
      </div>
    </Box>
  );
}

/** Where the title links to, with the displayed period; the dashboard's own tiles have no page. */
function addressOf(tile: Tile, { period, compare, match }: PeriodChoice): string | undefined {
  if (tile.kind === 'counts') return `/${tile.resource}`;
  if (tile.kind !== 'part') return undefined;
  if (tile.record !== undefined) return recordPath(tile);
  const search = new URLSearchParams({
    ...tile.search,
    ...(tile.period && { period, compare, ...(match !== '' && { match }) }),
  });
  return search.size > 0 ? `${tile.address}?${search}` : tile.address;
}
