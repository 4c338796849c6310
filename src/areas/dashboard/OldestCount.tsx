import Box from '@mui/material/Box';
import { useQueries } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { earliestOf, zoneName } from '@/records/dates/moment';
import { countQuery } from './counts/countQuery';
import type { Coverage } from './period/useCoverage';
import { useCountsTiles } from './tiles';
import { useTimestamp } from './useTimestamp';

/** The time of the oldest number on the page. Observing the counts also keeps them cached while the page is arranged. */
export function OldestCount({ coverage }: { coverage: Coverage }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const moment = useTimestamp();
  const calls = useRecordCalls();
  const tiles = useCountsTiles();
  const resources = [...new Set(tiles.map(({ resource }) => resource))];
  const results = useQueries({
    queries: resources.map((resource) => ({ ...countQuery(calls, resource, tiles), enabled: false })),
  });
  const counted = results.flatMap(({ data, error }) => (error === null ? (data?.asOf ?? []) : []));
  const oldest = earliestOf([...counted, ...Object.values(coverage).map(({ asOf }) => asOf)]);
  return (
    <Box component="span" sx={{ display: 'block', minHeight: '1lh' }}>
      {oldest === undefined ? null : (
        <>
          <time dateTime={oldest}>{translate('areas.dashboard.asOf', { moment: moment(oldest) })}</time>
          <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
            {` (${zoneName(locale)})`}
          </Box>
        </>
      )}
    </Box>
  );
}
