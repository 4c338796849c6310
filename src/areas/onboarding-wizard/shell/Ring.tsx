import Box from '@mui/material/Box';
import type { Rect } from './useRect';

/** A ring around an element; clicks pass through. An outline, so that forced colours show it too. */
export function Ring({ rect }: { rect: Rect }) {
  const { top, left, width, height } = rect;
  return (
    <Box
      aria-hidden
      data-guide-ring
      style={{ top: top - 4, left: left - 4, width: width + 8, height: height + 8 }}
      sx={look}
    />
  );
}

const look = {
  position: 'fixed',
  zIndex: 1149,
  boxSizing: 'border-box',
  borderRadius: '10px',
  outline: '3px solid',
  outlineColor: 'primary.main',
  boxShadow: (theme: { palette: { background: { paper: string } } }) =>
    `0 0 0 2px ${theme.palette.background.paper}`,
  pointerEvents: 'none',
  displayPrint: 'none',
} as const;
