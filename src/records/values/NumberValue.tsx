import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useNumberFormat } from '@/ui/formats';

/** A formatted number; anything else is shown as it is. */
export function NumberValue({ value }: { value: unknown }) {
  const format = useNumberFormat();
  return <Numeral>{typeof value === 'number' ? format(value) : String(value)}</Numeral>;
}

/** Digits of equal width, in one line, so that those of a column can be compared. */
export function Numeral({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
