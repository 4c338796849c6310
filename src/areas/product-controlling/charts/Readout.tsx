import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

/** Reads one point of a chart, in a place that does not move; without one it says how to get there. The chart itself tells who cannot see. */
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
