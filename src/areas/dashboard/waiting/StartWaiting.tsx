import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { AppLink } from '@/ui/page/AppLink';
import { useShell } from '@/ui/shell';
import { LoadingState } from '@/ui/state/LoadingState';
import { maxWaiting } from '../frame/spans';
import { type CountsTile, canWait, useCountsTiles } from '../tiles';
import { useWidgetTexts } from '../useWidgetTexts';
import { NothingWaits } from './NothingWaits';
import { useWaiting, type WaitingLine } from './useWaiting';
import { WaitingCount } from './WaitingCount';
import { WaitingRest } from './WaitingRest';

const texts = 'areas.dashboard.waiting';

/** How many lines it has if the others are on the dashboard. */
const maxBesideDashboard = 5;

/** 'To do' on the profile page: what waits in the areas that this person may open, and a link to the dashboard. */
export function StartWaiting() {
  const tiles = useCountsTiles();
  return tiles.some(canWait) ? <Waiting tiles={tiles} /> : null;
}

function Waiting({ tiles }: { tiles: readonly CountsTile[] }) {
  const translate = useTranslate();
  const { pages } = useShell();
  const hasTexts = useWidgetTexts(tiles);
  const hasDashboard = pages.includes('dashboard');
  const maxLines = hasDashboard ? maxBesideDashboard : maxWaiting.m;
  const { lines, asOf, counting, failed, error, isShown, retry, cancel } = useWaiting(true, maxLines);
  if (!hasTexts || !isShown) return <LoadingState />;
  return (
    <Box sx={look}>
      {lines.length > 0 ? (
        <ul aria-label={translate('areas.dashboard.widgets.waiting.title')}>
          {lines.slice(0, maxLines).map((each) => (
            <li key={`${each.tile.id} ${each.line.name}`}>
              <Line {...each} />
            </li>
          ))}
        </ul>
      ) : null}
      {lines.length === 0 && counting.length + failed.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', py: 1.5 }}>
          <NothingWaits asOf={asOf} />
        </Typography>
      ) : null}
      <Box sx={{ '&:not(:empty)': { py: 1.5 } }}>
        <WaitingRest
          {...{ counting, failed, error, onRetry: retry }}
          onCancel={counting.length > 0 ? cancel : undefined}
        />
      </Box>
      {hasDashboard ? (
        <Box data-more sx={{ typography: 'body2', py: 1.5 }}>
          <AppLink to="/dashboard">{translate(`${texts}.openDashboard`)}</AppLink>
        </Box>
      ) : null}
    </Box>
  );
}

/** A count, with a mark if it is for now. */
function Line(waiting: WaitingLine) {
  const translate = useTranslate();
  return (
    <>
      {waiting.line.count.waits === 'now' ? (
        <ErrorOutline color="error" titleAccess={translate(`${texts}.now`)} />
      ) : (
        <span />
      )}
      <WaitingCount {...waiting} />
    </>
  );
}

/** Lines of one height in three columns: mark, number, words. */
const look = {
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: '20px max-content minmax(0, 1fr)',
    columnGap: 1,
    m: 0,
    p: 0,
    listStyle: 'none',
  },
  '& > ul > li': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    borderTop: 1,
    borderColor: 'divider',
  },
  '& > ul > li:first-of-type': { borderTop: 0 },
  '& .MuiSvgIcon-root': { fontSize: 18 },
  '& > ul > li > a': {
    display: 'grid',
    gridColumn: 'span 2',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    minHeight: 43,
    color: 'text.primary',
    textDecoration: 'none',
    typography: 'body2',
    fontSize: '0.9375rem',
  },
  '& .count': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  '& .words': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& a:hover > .words, & a:focus-visible > .words': { textDecoration: 'underline' },
  '& .note': { color: 'text.secondary' },
} as const;
