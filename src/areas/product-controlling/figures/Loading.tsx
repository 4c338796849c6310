import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ErrorState } from '@/ui/state/ErrorState';
import { LoadingState } from '@/ui/state/LoadingState';
import type { Counted } from './figureSchema';
import type { Figures } from './useFigures';
import { useRefusal } from './useRefusal';

interface LoadingProps {
  figures: Figures;
  id: string;
  children: (counted: Counted) => ReactNode;
}

/** One result of a request, or its failure. */
export function Loading({ figures, id, children }: LoadingProps) {
  const refusalOf = useRefusal();
  const result = figures.result(id);
  if (result === undefined) return figures.isFetching ? <LoadingState shape="rows" /> : null;
  if (result.ok) return <Veil isOld={figures.isOld}>{children(result)}</Veil>;
  const { title, reasons, isFinal } = refusalOf(result);
  return (
    <Veil isOld={figures.isOld}>
      <ErrorState title={title} message={reasons} {...(!isFinal && { onRetry: figures.again })} />
    </Veil>
  );
}

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
