import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { dateTimeFormat } from '@/ui/formats';
import { TimelineRow } from './TimelineRow';
import type { TimelineProps } from './timelineProps';
import type { TimeWindow, Zoom } from './timeScale';

const texts = 'areas.messages.timeline';

/**
 * A bar for each message, in a table, so that screen readers announce name, times and overlaps. Arrow keys, Home and End
 * move between bars; + and − zoom.
 */
export function TimelineChart({ records, time, overlapOf }: TimelineProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { shown, zoom, zoomIn, zoomOut } = time;
  const frame = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<string>();
  const inReach = records.some(({ id }) => id === current) ? current : records[0]?.id;
  const format = dateTimeFormat(locale, tickFormats[zoom]);
  const share = 100 / (shown.to - shown.from);

  const onKeyDown = (event: KeyboardEvent) => {
    const bars = [...(frame.current?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])];
    const index = bars.findIndex((bar) => bar.contains(document.activeElement));
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: index + 1,
      ArrowRight: index + 1,
      ArrowUp: index - 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: bars.length - 1,
    };
    const target = moves[event.key];
    if (target !== undefined) bars[target]?.focus();
    else if (event.key === '+') zoomIn?.();
    else if (event.key === '-' || event.key === '−') zoomOut?.();
    else return;
    event.preventDefault();
  };
  return (
    <Box
      component="table"
      ref={frame}
      aria-label={translate(`${texts}.name`)}
      onKeyDown={onKeyDown}
      sx={[look, lines(shown)]}
    >
      <thead>
        <tr>
          <th scope="col">{translate('resources.messages.fields.name')}</th>
          <th scope="col">
            <Box component="span" sx={visuallyHidden}>
              {translate('areas.messages.list.span')}
            </Box>
            <Box aria-hidden sx={{ position: 'relative', height: '1.5rem' }}>
              {shown.ticks.map((tick) => (
                <Box
                  component="span"
                  key={tick}
                  sx={tickLook}
                  style={{ left: `${(tick - shown.from) * share}%` }}
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
          <TimelineRow
            key={message.id}
            message={message}
            shown={shown}
            overlap={overlapOf(message)}
            inReach={message.id === inReach}
            onFocus={setCurrent}
          />
        ))}
      </tbody>
    </Box>
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
function lines({ from, to, ticks }: TimeWindow) {
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
