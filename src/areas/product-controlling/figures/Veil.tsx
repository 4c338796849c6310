import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface VeilProps {
  isOld: boolean;
  /** What is below can be chosen all the same. */
  isTouchable?: boolean;
  children: ReactNode;
}

/** Figures of another question, while the new one is counted: they are not to be read beside it, and their rows lead nowhere. */
export function Veil({ isOld, isTouchable = false, children }: VeilProps) {
  // A screen reader is told what is seen: these are about to change.
  return (
    <Box aria-busy={isOld} sx={isOld ? [veiled, !isTouchable && untouchable] : undefined}>
      {children}
    </Box>
  );
}

const veiled = { opacity: 0.35, userSelect: 'none' } as const;
const untouchable = { pointerEvents: 'none' } as const;
