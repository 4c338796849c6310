import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Sparkline } from '../charts/Sparkline';
import { wholePoints } from '../charts/wholePoints';
import { ChangeText } from '../figures/ChangeText';
import { FigureText } from '../figures/FigureText';
import { type Counted, type Metric, openFrom } from '../figures/figureSchema';
import { useComparedText } from '../figures/useChangeText';

/** The total of a figure with its change, what was compared, and a sparkline. */
export function FigureLine({ counted, metric }: { counted: Counted; metric: Metric }) {
  const translate = useTranslate();
  const compared = useComparedText();
  const { comparePeriod, days } = counted;
  const cell = counted.totals[metric.key] ?? { value: null };
  return (
    <>
      <Typography component="p" sx={figure}>
        <FigureText cell={cell} kind={metric.kind} compact />
      </Typography>
      <Typography component="p" variant="body2" sx={change}>
        {cell.comparable === undefined || !comparePeriod ? null : days.current === 0 ? (
          <span className="same">{translate('areas.product-controlling.page.noDays')}</span>
        ) : (
          <>
            <ChangeText cell={cell} metric={metric} />{' '}
            <span className="same">{compared(cell, metric.kind, counted)}</span>
          </>
        )}
      </Typography>
      <Box sx={{ height: lineHeight, mt: 1, color: 'text.secondary' }}>
        <Sparkline
          values={wholePoints(counted.series[0]?.values ?? [], counted.buckets)}
          {...openFrom(counted)}
          height={lineHeight}
        />
      </Box>
    </>
  );
}

/** In CSS pixels. */
const lineHeight = 40;
const figure = {
  fontSize: '1.75rem',
  lineHeight: 1.2,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;
/** The change, and below it what was compared. */
const change = { minHeight: '3lh', '& > :first-of-type': { display: 'block', fontWeight: 600 } } as const;
