import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PeriodFields } from '@/records/period/PeriodFields';
import { useCompletenessText } from '@/records/period/useCompletenessText';
import { usePeriodNames } from '@/records/period/usePeriodNames';
import { useSpanText } from '@/records/period/useSpanText';
import { usePagePeriod } from './pagePeriod';
import type { Coverage } from './useCoverage';

const periodTexts = 'areas.dashboard.period';

/** Chooses the period of all figures; shows its days, their time zone, and until when figures are complete. */
export function PeriodBar({ coverage }: { coverage: Coverage }) {
  const translate = useTranslate();
  const spanText = useSpanText();
  const nameOf = usePeriodNames();
  const completenessText = useCompletenessText();
  const { period: page, choose } = usePagePeriod();
  const all = Object.values(coverage);
  const [first] = all;
  const counted = all.find(({ period }) => period === page.period);
  const span = counted?.span;
  const completeUntil = all.map((each) => each.completeUntil).sort()[0];
  const facts = [
    span && spanText(span, page.period),
    first && completeUntil && completenessText({ timeZone: first.timeZone, completeUntil, to: span?.to }),
    page.compare !== 'none' &&
      span &&
      completeUntil &&
      span.from > completeUntil &&
      translate(`${periodTexts}.notCompared`),
  ].filter(Boolean);
  return (
    <>
      <Box role="search" aria-label={translate(`${periodTexts}.label`)} sx={bar}>
        <PeriodFields
          choice={page}
          known={{
            shown: span,
            compared: counted?.compared,
            today: first?.today,
            weekStart: first?.weekStart,
          }}
          onChange={choose}
        />
      </Box>
      {counted?.refusal === undefined ? null : (
        <Alert severity="info" variant="outlined" sx={{ mb: 1 }}>
          {counted.refusal}
        </Alert>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
          {nameOf('period', page.period)}
          {page.compare === 'none'
            ? ''
            : `, ${translate('records.period.against', { name: nameOf('compare', page.compare) })}`}
          {facts.length > 0 ? ' · ' : ''}
        </Box>
        {facts.join(' · ')}
      </Typography>
    </>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1.5,
  mb: 1,
  displayPrint: 'none',
} as const;
