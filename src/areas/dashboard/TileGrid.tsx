import Add from '@mui/icons-material/Add';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import type { FiguresCoverage } from '@/ui/shell';
import { EmptyState } from '@/ui/state/EmptyState';
import { PlacedTile } from './frame/PlacedTile';
import { frames, grid, maxWaiting } from './frame/spans';
import { type Arrangement, type ShownTile, shownTiles } from './layout/arrangement';
import type { Layout } from './layout/layoutSchema';
import { layoutKey } from './layout/useLayout';
import { useReset } from './layout/useReset';
import { usePagePeriod } from './period/pagePeriod';
import { besideWaiting, type CountsTile, type Tile, useCountsTiles } from './tiles';
import { alwaysShown } from './waiting/waitingOrder';

interface TileGridProps {
  tiles: readonly Tile[];
  arrangement: Arrangement;
  refreshKey: number;
  /** The layout has not loaded yet. */
  isPending: boolean;
  onAdd: () => void;
  onFigures: (widget: string, coverage: FiguresCoverage) => void;
}

/** The widgets in their places. If the person has removed all of them, offers to add one or to reset the page. */
export function TileGrid({ tiles, arrangement, refreshKey, isPending, onAdd, onFigures }: TileGridProps) {
  const translate = useTranslate();
  const { period } = usePagePeriod();
  const countsTiles = useCountsTiles();
  // Stable, so that a response renders only its own widget.
  const visibleTiles = useMemo(
    () => eachOnce(shownTiles(arrangement, tiles), countsTiles),
    [arrangement, tiles, countsTiles],
  );
  const firstFigure = visibleTiles.find(({ tile }) => tile.kind === 'part' && tile.period)?.tile;
  if (visibleTiles.length === 0) {
    return (
      <EmptyState
        atStart
        icon={<DashboardOutlined />}
        title={translate('areas.dashboard.empty')}
        message={translate('areas.dashboard.emptyHelp')}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" startIcon={<Add />} onClick={onAdd}>
            {translate('areas.dashboard.arrange.add')}
          </Button>
          <ResetButton />
        </Box>
      </EmptyState>
    );
  }
  return (
    <>
      {isPending ? (
        <Box component="p" role="status" sx={visuallyHidden}>
          {translate('ui.state.loading')}
        </Box>
      ) : null}
      <Box sx={framedGrid}>
        {visibleTiles.map(({ tile, placed }) => (
          <PlacedTile
            key={tile.id}
            tile={tile}
            placed={placed}
            period={period}
            refreshKey={refreshKey}
            isPending={isPending}
            loadsAtOnce={tile === firstFigure}
            onFigures={onFigures}
          />
        ))}
      </Box>
    </>
  );
}

/** What 'To do' is sure to have a line for is in no other widget of the page. */
function eachOnce(shown: readonly ShownTile[], countsTiles: readonly CountsTile[]): readonly ShownTile[] {
  const waiting = shown.find(({ tile }) => tile.kind === 'waiting');
  if (waiting === undefined) return shown;
  const inWaiting = alwaysShown(countsTiles, maxWaiting[waiting.placed.size]);
  return shown.map(({ tile, placed }) => ({ tile: besideWaiting(tile, inWaiting), placed }));
}

const framedGrid = { ...grid, ...frames } as const;

/** Resets a page without widgets to the default. */
function ResetButton() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const reset = useReset();
  return (
    <Button variant="outlined" onClick={() => void reset(queryClient.getQueryData<Layout>(layoutKey))}>
      {translate('areas.dashboard.arrange.reset')}
    </Button>
  );
}
