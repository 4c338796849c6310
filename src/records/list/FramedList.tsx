import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FramedListProps {
  /** Its accessible name, where the page has not said it already. */
  label?: string;
  /** Elements `li`. */
  children: ReactNode;
}

/** Lines in one frame, with a hairline between each two. */
export function FramedList({ label, children }: FramedListProps) {
  return (
    <Box component="ul" aria-label={label} sx={frame}>
      {children}
    </Box>
  );
}

const frame = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
