import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * The bar at the bottom of a page for its buttons, 75 px high (specification, section 9). It stays in sight while the page scrolls, except
 * in a very low window (great zoom, small screen), where it would hide what it belongs to.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexShrink: 0,
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 75,
        boxSizing: 'border-box',
        mt: 'auto',
        mb: 'calc(-1 * var(--page-padding-block, 0px))',
        mx: 'calc(-1 * var(--page-padding-inline, 0px))',
        px: 'var(--page-padding-inline, 0px)',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        '@media (max-height: 399.98px)': { position: 'static' },
      }}
    >
      {children}
    </Box>
  );
}
