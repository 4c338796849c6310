import Add from '@mui/icons-material/Add';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { dateTimeFormat } from '@/ui/formats';
import { hoverTip } from '@/ui/tips/tip';
import type { TimeWindowControl } from './useTimeWindow';

const texts = 'areas.messages.timeline';

/** Moves and zooms the period shown. */
export function TimelineTools({ time }: { time: TimeWindowControl }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { period, zoomIn, zoomOut, move, showToday } = time;
  const format = dateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const button = (name: string, icon: ReactNode, onClick: (() => void) | undefined) => (
    // A disabled button has no events for the hint.
    <span {...hoverTip(translate(`${texts}.${name}`))}>
      <IconButton
        aria-label={translate(`${texts}.${name}`)}
        disabled={onClick === undefined}
        onClick={onClick}
      >
        {icon}
      </IconButton>
    </span>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, flexBasis: '100%' }}>
      {button('before', <ChevronLeft />, () => move(-1))}
      {button('after', <ChevronRight />, () => move(1))}
      <Button variant="outlined" onClick={showToday}>
        {translate(`${texts}.today`)}
      </Button>
      {button('zoomOut', <Remove />, zoomOut)}
      {button('zoomIn', <Add />, zoomIn)}
      <Box role="status" sx={{ ml: 1, typography: 'subtitle2' }}>
        {format.formatRange(period.from, period.to - 1)}
      </Box>
    </Box>
  );
}
