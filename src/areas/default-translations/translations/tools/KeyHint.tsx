import Box from '@mui/material/Box';

/** Keys as they are printed on a keyboard. */
export function Key({ keys }: { keys: string }) {
  return (
    <Box component="kbd" sx={look}>
      {keys}
    </Box>
  );
}

/** The keys that do the same as a control, for who sees it; `aria-keyshortcuts` tells the others. A finger has none. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <Box component="kbd" aria-hidden sx={[look, hint]}>
      {keys}
    </Box>
  );
}

const look = {
  display: 'inline-block',
  px: 0.75,
  border: 1,
  borderColor: 'outline',
  borderRadius: 0.5,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
} as const;
const hint = {
  ml: 1,
  borderColor: 'currentColor',
  fontSize: '0.6875rem',
  fontWeight: 400,
  lineHeight: 1.5,
  opacity: 0.8,
  '@media (hover: none)': { display: 'none' },
} as const;
