import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A key, or several that are pressed together, as it is printed on a keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <Box component="kbd" sx={look}>
      {children}
    </Box>
  );
}

const look = {
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  typography: 'caption',
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
} as const;
