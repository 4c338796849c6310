import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type CSSProperties, useState } from 'react';
import { useTranslate } from 'react-admin';
import { framed } from '@/ui/page/framed';
import { useShell } from '@/ui/shell';
import { named, tipIfCut } from '@/ui/tips/tip';
import { ShellPlace } from '../shell/ShellPlace';
import { aboveForm, besideForm } from './startRoom';

const texts = 'app.profile.start';

/**
 * The panel "Start here" of the profile page: a greeting, and what the areas put there. The form does not wait for it.
 * Above the form it has three lines, two without areas, and can be opened.
 */
export function StartHere({ name }: { name: string }) {
  const translate = useTranslate();
  const { widgets } = useShell();
  const [isOpen, setOpen] = useState(false);
  const greeting = translate(`${texts}.${timeOfDay(new Date().getHours())}`);
  const lines = widgets.length > 0 ? 2 : 1;
  const height: CSSProperties & Record<`--${string}`, number> = { '--lines': lines };
  return (
    <Box component="section" aria-label={translate(`${texts}.title`)} sx={look}>
      <Box sx={head}>
        <Typography component="h2" variant="h3" noWrap dir="auto" {...tipIfCut}>
          {name === '' ? greeting : translate(`${texts}.named`, { greeting, name })}
        </Typography>
        {lines > 1 ? (
          <IconButton
            {...named(translate(`${texts}.${isOpen ? 'less' : 'more'}`))}
            size="small"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            sx={{ ml: 'auto' }}
          >
            {isOpen ? <ExpandLess /> : <ExpandMore />}
          </IconButton>
        ) : null}
      </Box>
      <Box style={height} sx={[body, !isOpen && collapsed]}>
        <ShellPlace place="start" />
      </Box>
    </Box>
  );
}

const timeOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

const look = {
  minWidth: 0,
  px: 2,
  ...framed,
} as const;
const head = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  '& > h2': { fontSize: '1.0625rem' },
  [besideForm]: { pt: 1.5, '& > h2': { fontSize: '1.1875rem' }, '& > button': { display: 'none' } },
} as const;
const body = {
  '& [data-offer] .MuiSvgIcon-root': { display: 'none' },
  minHeight: 'calc(var(--lines) * 44px)',
  '& > * + *': { borderTop: 1, borderColor: 'divider' },
  // Hides what stands below something that is loading and would push it down.
  '& > [data-loading] ~ *, & > :has([data-loading]) ~ *': { display: 'none' },
  '& > [data-loading]': { py: 2 },
  [besideForm]: {
    pb: 0.5,
    '& > [data-offer]': { py: 1.5 },
    '& [data-offer] .MuiSvgIcon-root': { display: 'block' },
  },
} as const;
/** Above the form, as many whole lines as there is room for. */
const collapsed = {
  [aboveForm]: {
    height: 'calc(var(--lines) * 44px)',
    overflow: 'hidden',
    '& [data-more], & li:nth-of-type(n + 3), & > [data-offer] ~ * li:nth-of-type(n + 2)': { display: 'none' },
  },
} as const;
