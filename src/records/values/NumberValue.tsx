import Box from '@mui/material/Box';
import { useNumberFormat } from '@/ui/formats';

/** A formatted number, with digits of equal width so that those of a column can be compared; anything else is shown as it is. */
export function NumberValue({ value }: { value: unknown }) {
  const format = useNumberFormat();
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {typeof value === 'number' ? format(value) : String(value)}
    </Box>
  );
}
