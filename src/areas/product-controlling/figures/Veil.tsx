import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface VeilProps {
  isOld: boolean;
  /** The contents stay usable. */
  isTouchable?: boolean;
  children: ReactNode;
}

/** Dims figures of the previous query while new ones load, and disables their rows. */
export function Veil({ isOld, isTouchable = false, children }: VeilProps) {
  return (
    <Box aria-busy={isOld} sx={isOld ? [veiled, !isTouchable && untouchable] : undefined}>
      {children}
    </Box>
  );
}

const veiled = { opacity: 0.35, userSelect: 'none' } as const;
const untouchable = { pointerEvents: 'none' } as const;
