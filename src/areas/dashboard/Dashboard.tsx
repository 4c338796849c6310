import DashboardCustomize from '@mui/icons-material/DashboardCustomizeOutlined';
import Refresh from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { lazyPart } from '@/ui/loading/LazyPart';
import { PageHeader } from '@/ui/page/PageHeader';
import { helpAnchor } from '@/ui/shell';
import { type Arrangement, arrangementOf, shownTiles } from './layout/arrangement';
import type { Layout } from './layout/layoutSchema';
import { useLayout } from './layout/useLayout';
import { Notes } from './Notes';
import { OldestCount } from './OldestCount';
import { PeriodBar } from './period/PeriodBar';
import { coverageOf, useCoverage } from './period/useCoverage';
import { useRecordTiles } from './recordTiles';
import { TileGrid } from './TileGrid';
import type { Tile } from './tiles';
import { useRefresh } from './useRefresh';
import { useWidgetTexts } from './useWidgetTexts';

const Arrange = lazyPart(() => import('./arrange/Arrange').then((part) => part.Arrange));

/** The start of arranging the page. */
export interface ArrangeStart {
  /** The layout at the start: a save replaces this version, and no later one. */
  readonly layout: Layout;
  readonly draft: Arrangement;
  /** The dialog with further widgets is open. */
  readonly isAdding?: boolean;
}

/** The person's widgets, with buttons to refresh and arrange them. */
export function Dashboard({ tiles: widgets }: { tiles: readonly Tile[] }) {
  const translate = useTranslate();
  const layout = useLayout();
  const hasTexts = useWidgetTexts(widgets);
  const { refresh, refreshKey, isRefreshing, announced } = useRefresh();
  const [start, setStart] = useState<ArrangeStart>();
  const { coverage, report } = useCoverage();
  const arrangeButton = useFocusAfter(start === undefined);
  const { data } = layout;
  const placed = useMemo(
    () => (start?.draft ?? data?.widgets ?? []).map(({ widget }) => widget),
    [start, data],
  );
  const tiles = useRecordTiles(widgets, placed, start !== undefined);
  const isMissing = data === undefined && (layout.error !== null || layout.isLate);
  // Stable, so that what one widget reports does not render the others.
  const arrangement = useMemo(() => arrangementOf(data, tiles), [data, tiles]);
  const shown = shownTiles(arrangement, tiles);
  const shownCoverage = coverageOf(coverage, shown);
  const hasPeriod = shown.some(({ tile }) => tile.kind === 'part' && tile.period);
  // A click before the layout has arrived waits for it.
  const [pendingStart, setPendingStart] = useState<Pick<ArrangeStart, 'isAdding'>>();
  if (pendingStart !== undefined && (data !== undefined || isMissing)) {
    setPendingStart(undefined);
    if (data !== undefined) setStart({ ...pendingStart, layout: data, draft: arrangement });
  }
  return (
    <>
      <PageHeader
        headline={translate('areas.dashboard.caption')}
        lead={<OldestCount shown={shown} coverage={shownCoverage} />}
      >
        {start === undefined ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
            <Button
              variant="outlined"
              startIcon={<Refresh />}
              aria-busy={isRefreshing}
              onClick={() => void refresh()}
            >
              {translate('areas.dashboard.refresh')}
            </Button>
            <ReasonedButton
              ref={arrangeButton}
              variant="outlined"
              startIcon={<DashboardCustomize />}
              reason={isMissing ? translate('areas.dashboard.layoutMissing') : undefined}
              aria-busy={pendingStart !== undefined}
              onClick={() => setPendingStart({})}
              {...helpAnchor('dashboard.arrange')}
            >
              {translate('areas.dashboard.arrange.action')}
            </ReasonedButton>
          </Box>
        ) : null}
      </PageHeader>
      {hasPeriod && start === undefined ? (
        <Box sx={{ minHeight: { xs: '17rem', sm: '6.25rem' }, mb: 2 }}>
          <PeriodBar coverage={shownCoverage} />
        </Box>
      ) : null}
      <Notes isMissing={isMissing} hasPeriod={hasPeriod} onRetry={() => void layout.refetch()} />
      {start !== undefined ? (
        <Arrange
          tiles={tiles}
          start={start}
          coverage={coverage}
          onContinue={setStart}
          onEnd={() => setStart(undefined)}
        />
      ) : (
        <TileGrid
          // Another layout mounts new widgets, so that none moves to a new place.
          key={data?.source ?? 'built-in'}
          tiles={tiles}
          arrangement={arrangement}
          refreshKey={refreshKey}
          isPending={!hasTexts || (data === undefined && !isMissing)}
          onAdd={() => setPendingStart({ isAdding: true })}
          onFigures={report}
        />
      )}
      <Box role="status" sx={visuallyHidden}>
        {announced}
      </Box>
    </>
  );
}

/** Focuses a button when it is shown again and nothing else has the focus. */
function useFocusAfter(isThere: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (isThere && !wasThere.current && document.activeElement === document.body) button.current?.focus();
    wasThere.current = isThere;
  }, [isThere]);
  return button;
}
