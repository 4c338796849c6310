import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useRef } from 'react';
import { useStoreContext, useTranslate } from 'react-admin';
import { type States, StatusMark } from '@/records/lifecycle/StatusMark';
import { stateIcons } from '@/ui/marks/stateIcons';
import type { WidgetSize } from '@/ui/shell';
import { countList } from '../counts/countList';
import { LoadingLines } from '../frame/LoadingLines';
import { maxWaiting } from '../frame/spans';
import { waitingHeightKey } from '../tiles';
import { NothingWaits } from './NothingWaits';
import { useWaiting, type WaitingLine } from './useWaiting';
import { WaitingCount } from './WaitingCount';
import { WaitingRest } from './WaitingRest';

const texts = 'areas.dashboard.waiting';

/** How soon something waits for the person. */
const urgencies: States<'now' | 'soon'> = {
  texts,
  looks: {
    now: { icon: stateIcons.warning, tone: 'error' },
    soon: { icon: stateIcons.scheduled, tone: 'action' },
  },
};

/** The height of a sentence, in CSS pixels. */
const oneLine = 24;

interface WaitingBodyProps {
  /** How many rows it has room for. */
  rows: number;
  size: WidgetSize;
  isVisible: boolean;
}

/** What needs attention in all areas, with links to the records, or a sentence that nothing does. */
export function WaitingBody({ rows, size, isVisible }: WaitingBodyProps) {
  const { lines, asOf, counting, failed, error, isShown, retry, cancel } = useWaiting(
    isVisible,
    maxWaiting[size],
  );
  const store = useStoreContext();
  const isAll = counting.length === 0 && failed.length === 0;
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines have another height
  useEffect(() => {
    if (isAll && isVisible) store.setItem(waitingHeightKey, list.current?.offsetHeight || oneLine);
  }, [isAll, isVisible, lines.length, store]);
  const onCancel = counting.length > 0 ? cancel : undefined;
  if (!isShown || (!isVisible && !isAll && asOf === undefined && lines.length === 0))
    return <LoadingLines size={size} lines={rows} onCancel={onCancel} />;
  return (
    <>
      {lines.length > 0 ? <WaitingLines ref={list} lines={lines} size={size} /> : null}
      {lines.length === 0 && isAll ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <NothingWaits asOf={asOf} />
        </Typography>
      ) : null}
      <WaitingRest counting={counting} failed={failed} error={error} onRetry={retry} onCancel={onCancel} />
    </>
  );
}

interface WaitingLinesProps {
  ref: Ref<HTMLUListElement>;
  lines: readonly WaitingLine[];
  size: WidgetSize;
}

function WaitingLines({ ref, lines, size }: WaitingLinesProps) {
  const translate = useTranslate();
  const hidden = lines.length - maxWaiting[size];
  return (
    <>
      <Box component="ul" ref={ref} sx={[countList[size], oneColumn, size === 'l' && twoColumns]}>
        {lines.slice(0, maxWaiting[size]).map((waiting) => (
          <li key={`${waiting.tile.id} ${waiting.line.name}`}>
            <span>
              <StatusMark states={urgencies} state={waiting.line.count.waits ?? 'soon'} />
            </span>
            <WaitingCount {...waiting} />
          </li>
        ))}
      </Box>
      {hidden > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`${texts}.more`, { smart_count: hidden })}
        </Typography>
      ) : null}
    </>
  );
}

const column = 'max-content minmax(3.5rem, max-content) minmax(0, 1fr)';
const oneColumn = { gridTemplateColumns: column };
/** Of a wide tile in a wide window. */
const twoColumns = {
  gridTemplateColumns: { xs: column, lg: `${column} ${column}` },
  '& > li': { gridColumn: { xs: '1 / -1', lg: 'span 3' } },
  '& > li:nth-of-type(odd)': { pr: { lg: 3 } },
  '& > li:nth-of-type(2)': { borderTop: { lg: 0 } },
} as const;
