import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { framed } from '@/ui/page/framed';

interface FramedListProps {
  /** The accessible name, if the page has no heading for it. */
  label?: string;
  sx?: object;
  /** `li` elements. */
  children: ReactNode;
}

/** Lines in one frame, separated by hairlines. */
export function FramedList({ label, sx = {}, children }: FramedListProps) {
  return (
    <Box component="ul" aria-label={label} sx={[frame, sx]}>
      {children}
    </Box>
  );
}

const frame = {
  m: 0,
  p: 0,
  listStyle: 'none',
  ...framed,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
