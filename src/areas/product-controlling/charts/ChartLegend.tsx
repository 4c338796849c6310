import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { chartDashes, strokeOf } from './chartColours';
import type { ChartSeries } from './TimeChart';

/** The legend, which distinguishes lines by dash and name, not only by colour. */
export function ChartLegend({ series }: { series: readonly ChartSeries[] }) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const grey = palette.text.secondary;
  const lines = series.map((one, place) => ({ ...one, ...strokeOf(one, place, palette.mode, grey) }));
  const open = {
    id: 'open',
    label: translate('areas.product-controlling.chart.open'),
    colour: lines.length > 1 ? grey : (lines[0]?.colour ?? grey),
    dash: chartDashes.open,
  };
  const entries = series.some(({ openFrom }) => openFrom !== undefined) ? [...lines, open] : lines;
  return (
    <Box component="ul" sx={list}>
      {entries.map(({ id, label, colour, dash }) => (
        <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <svg aria-hidden width="28" height="8">
            <line x1="0" x2="28" y1="4" y2="4" stroke={colour} strokeWidth="2" strokeDasharray={dash} />
          </svg>
          <bdi>{label}</bdi>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
} as const;
