import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useKeyNames } from '@/ui/controls/useKeyNames';
import { handsetWidth } from '@/ui/handsetWidth';
import { Key } from './Key';

const hints = [
  { keys: '↑ ↓', does: 'choose' },
  { keys: 'Enter', does: 'open' },
  { keys: 'Esc', does: 'close' },
] as const;

/** The keys of the search, below its list; a handset has none. */
export function KeyHints() {
  const translate = useTranslate();
  const keyNames = useKeyNames();
  return (
    <Box aria-hidden sx={look}>
      {hints.map(({ keys, does }) => (
        <span key={does}>
          <Key>{keyNames(keys)}</Key> {translate(`app.search.keys.${does}`)}
        </span>
      ))}
    </Box>
  );
}

const look = {
  display: 'flex',
  flexShrink: 0,
  gap: 3,
  px: 2.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'caption',
  color: 'text.secondary',
  [`@media ${handsetWidth}`]: { display: 'none' },
} as const;
