import Box from '@mui/material/Box';
import { useLocaleState } from 'react-admin';
import { useNumberFormat } from '@/ui/formats';
import { formatMoney, isMoney } from './money';

/** A formatted number; anything else is shown as it is. */
export function NumberValue({ value }: { value: unknown }) {
  const format = useNumberFormat();
  return <Figures>{typeof value === 'number' ? format(value) : String(value)}</Figures>;
}

/** An amount with its currency. */
export function MoneyValue({ value }: { value: unknown }) {
  const [locale] = useLocaleState();
  return <Figures>{isMoney(value) ? formatMoney(value, locale) : JSON.stringify(value)}</Figures>;
}

/** Digits of equal width, so that numbers in a column can be compared. */
function Figures({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
