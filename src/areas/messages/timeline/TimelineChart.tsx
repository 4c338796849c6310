import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import { RecordLink } from '@/records/list/RecordLink';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { dateTimeFormat } from '@/ui/formats';
import { TimeSpan } from '../list/TimeSpan';
import { type Message, messageName, messagePath } from '../messageSchema';
import { placeIn, type TimeWindow, type Zoom } from './timeScale';
import type { TimelineProps } from './useTimeWindow';

/** A row with a bar for each message, in a table, so that screen readers announce names and times. */
export function TimelineChart({ records, time: { period, zoom } }: TimelineProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const format = dateTimeFormat(locale, tickFormats[zoom]);
  const share = 100 / (period.to - period.from);
  return (
    <Box
      component="table"
      aria-label={translate('areas.messages.timeline.name')}
      sx={[look, gridLines(period)]}
    >
      <thead>
        <tr>
          <th scope="col">{translate('resources.messages.fields.name')}</th>
          <th scope="col">
            <Box component="span" sx={visuallyHidden}>
              {translate('areas.messages.list.span')}
            </Box>
            <Box aria-hidden sx={{ position: 'relative', height: '1.5rem' }}>
              {period.ticks.map((tick) => (
                <Box
                  component="span"
                  key={tick}
                  sx={tickLook}
                  style={{ left: `${(tick - period.from) * share}%` }}
                >
                  {format.format(tick)}
                </Box>
              ))}
            </Box>
          </th>
        </tr>
      </thead>
      <tbody>
        {records.map((message) => (
          <Row key={message.id} message={message} period={period} />
        ))}
      </tbody>
    </Box>
  );
}

function Row({ message, period }: { message: Message; period: TimeWindow }) {
  const translate = useTranslate();
  const position = placeIn(period, message);
  return (
    <tr>
      <Box component="th" scope="row" sx={{ overflowWrap: 'anywhere', fontWeight: 'inherit' }}>
        <RecordLink to={messagePath(message.id)}>
          <bdi>{messageName(message)}</bdi>
        </RecordLink>
        <Box sx={{ color: 'text.secondary' }}>
          {translate(`areas.messages.phases.${message.phase}`)},{' '}
          {translate(`areas.messages.parts.severities.${message.severity}`)}
        </Box>
      </Box>
      <td>
        <Box
          sx={[bar, barLook(message)]}
          style={position && { left: `${position.left}%`, width: `${position.width}%` }}
        >
          <Box component="span" sx={visuallyHidden}>
            <TimeSpan message={message} />
          </Box>
        </Box>
      </td>
    </tr>
  );
}

const tickFormats: Readonly<Record<Zoom, Intl.DateTimeFormatOptions>> = {
  months: { month: 'short' },
  weeks: { day: 'numeric', month: 'short' },
  days: { weekday: 'short', day: 'numeric' },
  hours: { hour: 'numeric' },
};
const tickLook = {
  position: 'absolute',
  pl: 0.5,
  lineHeight: '1.5rem',
  borderInlineStart: 1,
  borderColor: 'divider',
  whiteSpace: 'nowrap',
} as const;

/** A line for each tick, and one for now. */
function gridLines({ from, to, ticks }: TimeWindow) {
  const now = Date.now();
  const moments = now > from && now < to ? [now, ...ticks] : ticks;
  return (theme: Theme) => {
    const colourOf = (moment: number) =>
      moment === now ? theme.palette.primary.main : theme.palette.divider;
    const image = (moment: number) => `linear-gradient(${colourOf(moment)} 0 0)`;
    const place = (moment: number) => `${((moment - from) * 100) / (to - from)}% 0`;
    return {
      '& tbody td': {
        backgroundImage: moments.map(image).join(', '),
        backgroundPosition: moments.map(place).join(', '),
        backgroundSize: '1px 100%',
        backgroundRepeat: 'no-repeat',
      },
    };
  };
}

const colours = { info: 'info.main', warning: 'warning.main', critical: 'error.main' } as const;

/** Filled while readers get it; outlined for a draft, or if it is paused or over. */
const barLook = ({ severity, phase }: Message) => ({
  borderColor: colours[severity],
  bgcolor: phase === 'live' || phase === 'scheduled' ? colours[severity] : 'transparent',
});
const bar = {
  position: 'absolute',
  top: 'calc(50% - 0.6rem)',
  height: '1.2rem',
  minWidth: '0.5rem',
  boxSizing: 'border-box',
  border: 2,
  borderRadius: 0.75,
} as const;
const look = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  typography: 'body2',
  '& th, & td': { px: 1.5, py: 0.75, textAlign: 'start', verticalAlign: 'middle', position: 'relative' },
  '& tr + tr > *, & tbody tr > *': { borderTop: (theme: Theme) => `1px solid ${theme.palette.divider}` },
  '& thead th': { typography: 'subtitle2', color: 'text.secondary' },
  '& th:first-of-type': { width: '22rem' },
  '& th + *': { p: 0 },
} as const;
