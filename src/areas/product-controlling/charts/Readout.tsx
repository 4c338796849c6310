import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

/** The values of one point, or a hint how to choose one. The chart itself informs screen readers. */
export function Readout({ text }: { text: string | undefined }) {
  const translate = useTranslate();
  return (
    <Box data-readout sx={{ typography: 'body2', minHeight: '2lh', overflowWrap: 'anywhere' }}>
      {text ?? (
        <Box component="span" sx={{ color: 'text.secondary', displayPrint: 'none' }}>
          {translate('areas.product-controlling.chart.hint')}
        </Box>
      )}
    </Box>
  );
}
