import Box from '@mui/material/Box';
import type { Rect } from './useRect';

/** How far a ring goes beyond its element, in pixels: not as far as what is beside it. */
const around = 2;

/** A ring around an element; clicks pass through. An outline, so that forced colours show it too. */
export function Ring({ rect, isInMenu }: { rect: Rect; isInMenu: boolean }) {
  const { top, left, width, height } = rect;
  return (
    <Box
      aria-hidden
      data-guide-ring
      style={{
        top: top - around,
        left: left - around,
        width: width + 2 * around,
        height: height + 2 * around,
      }}
      sx={[look, isInMenu && { zIndex: 1249 }]}
    />
  );
}

const look = {
  position: 'fixed',
  zIndex: 1149,
  boxSizing: 'border-box',
  borderRadius: '8px',
  outline: '3px solid',
  outlineColor: 'primary.main',
  outlineOffset: '-3px',
  // A gap to elements in the colour of the ring.
  boxShadow: (theme: { palette: { background: { paper: string } } }) =>
    `inset 0 0 0 4px ${theme.palette.background.paper}`,
  pointerEvents: 'none',
  displayPrint: 'none',
} as const;
