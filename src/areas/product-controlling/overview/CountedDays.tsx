import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { useCompletenessText } from '@/records/period/useCompletenessText';
import { useSpanText } from '@/records/period/useSpanText';
import { dateForms, dateTimeFormat } from '@/ui/formats';
import type { Catalogue } from '../figures/figureSchema';
import { useComparedSpan } from '../figures/useComparedSpan';
import { useDaysText } from '../figures/useDaysText';
import type { Result } from '../figures/useFigures';
import type { FigureQuery } from '../query/figureQuery';

const texts = 'areas.product-controlling.page';

interface CountedDaysProps {
  catalogue: Catalogue | undefined;
  /** The result of the first figure. */
  trend: Result | undefined;
  query: FigureQuery;
  /** When the figures were counted, in ISO 8601; told on paper, which gets old. */
  asOf: string | undefined;
}

/** The shown and compared days, their time zone, and until when they are complete. */
export function CountedDays({ catalogue, trend, query, asOf }: CountedDaysProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const comparedSpan = useComparedSpan();
  const daysText = useDaysText();
  const spanText = useSpanText();
  const completenessText = useCompletenessText();
  const counted = trend?.ok ? trend : undefined;
  const parts: string[] = [];
  if (counted) parts.push(spanText(counted.period, query.period));
  const span = counted && comparedSpan(counted);
  if (counted && span !== undefined && query.compare !== 'none') {
    if (counted.days.current > 0) parts.push(translate(`${texts}.against`, { span }));
    parts.push(daysText(counted));
  }
  return (
    <Typography
      variant="body2"
      sx={{
        color: 'text.secondary',
        minHeight: { xs: '5lh', sm: '2lh' },
        '@media print': { mb: 2, minHeight: 0 },
      }}
    >
      {parts.join(' · ')}
      {asOf === undefined || !catalogue ? null : (
        <Box component="span" sx={{ display: 'none', displayPrint: 'block' }}>
          {translate(`${texts}.asOf`, {
            moment: dateTimeFormat(locale, { ...dateForms.moment, timeZone: catalogue.timeZone }).format(
              Date.parse(asOf),
            ),
          })}
        </Box>
      )}
      {catalogue ? (
        <Box component="span" sx={{ display: 'block', '&::first-letter': { textTransform: 'uppercase' } }}>
          {completenessText({ ...catalogue, to: counted?.period.to })}
        </Box>
      ) : null}
    </Typography>
  );
}
