import Box from '@mui/material/Box';
import { useQueries } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { earliestOf, zoneName } from '@/records/dates/moment';
import { countQuery } from './counts/countQuery';
import type { ShownTile } from './layout/arrangement';
import type { Coverage } from './period/useCoverage';
import { canWait, useCountsTiles } from './tiles';
import { useTimestamp } from './useTimestamp';

interface OldestCountProps {
  /** The widgets of the page. */
  shown: readonly ShownTile[];
  /** What their figures cover. */
  coverage: Coverage;
}

/** The time of the oldest number on the page. Observing the counts also keeps them cached while the page is arranged. */
export function OldestCount({ shown, coverage }: OldestCountProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const moment = useTimestamp();
  const calls = useRecordCalls();
  const tiles = useCountsTiles();
  const resources = [...new Set(tiles.map(({ resource }) => resource))];
  const results = useQueries({
    queries: resources.map((resource) => ({ ...countQuery(calls, resource, tiles), enabled: false })),
  });
  // Those of other widgets stay cached from before they were removed.
  const hasWaiting = shown.some(({ tile }) => tile.kind === 'waiting');
  const isOnPage = (resource: string | undefined) =>
    shown.some(({ tile }) => tile.kind === 'counts' && tile.resource === resource) ||
    (hasWaiting && tiles.some((tile) => tile.resource === resource && canWait(tile)));
  const counted = results.flatMap(({ data, error }, place) =>
    error === null && isOnPage(resources[place]) ? (data?.asOf ?? []) : [],
  );
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
