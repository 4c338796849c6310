import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { handsetWidth } from '../handsetWidth';

/** Buttons with a frame; also those in a box without a layout of its own, such as a `FocusKeeper`. */
const framed = ':is(.MuiButton-contained, .MuiButton-outlined)';

/** The button bar of a page, 75 px high (specification, section 9); it stays visible except in a very low window. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <Box
      data-bottom-bar
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
        // As wide as the page, or as the panel that sets its own inset.
        ml: 'calc(-1 * var(--bar-inset, var(--page-padding-inline, 0px)))',
        mr: 'calc(-1 * var(--page-padding-inline, 0px))',
        pl: 'var(--bar-inset, var(--page-padding-inline, 0px))',
        pr: 'var(--page-padding-inline, 0px)',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        // Under the thumb: as wide as there is room, and equally wide where there is one in a line.
        [`@media ${handsetWidth}`]: { [`& > ${framed}, & > * > ${framed}`]: { flexGrow: 1 } },
        '@media (max-height: 399.98px)': { position: 'static' },
      }}
    >
      {children}
    </Box>
  );
}
