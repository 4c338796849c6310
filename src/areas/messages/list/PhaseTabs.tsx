import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { type FilterValues, useListFilter } from '@/records/list/listFilter';
import { useNumberFormat } from '@/ui/formats';
import { messages, phases } from '../messageSchema';
import { phasesOf, unarchived } from './messageFilters';
import { ViewChoice } from './ViewChoice';

const texts = 'areas.messages';
const countsSchema = v.object({ counts: v.record(v.string(), v.number()) });

/** The number of messages found in each tab, refetched with the list. */
function useTabCounts(values: FilterValues) {
  const calls = useRecordCalls();
  const { phase_eq_any: _, ...otherConditions } = values;
  const all: [string, FilterValues] = ['all', { ...otherConditions, ...unarchived(otherConditions) }];
  const ofPhases = phases.map((phase): [string, FilterValues] => [
    phase,
    { ...otherConditions, phase_eq_any: [phase] },
  ]);
  const filters = Object.fromEntries([all, ...ofPhases]);
  return useQuery({
    queryKey: [messages.resource, 'count', otherConditions],
    queryFn: ({ signal }) =>
      calls.call(messages.resource, {
        path: '/actions/count',
        body: { filters },
        reads: true,
        schema: countsSchema,
        signal,
      }),
    placeholderData: keepPreviousData,
  }).data?.counts;
}

/** Tabs that filter the list by phase, with the number of messages found, and the choice of list or timeline. */
export function PhaseTabs() {
  const translate = useTranslate();
  const number = useNumberFormat();
  const { values, change } = useListFilter();
  const counts = useTabCounts(values);
  const chosenPhases = phasesOf(values);
  // No tab matches a filter of several phases.
  const current = chosenPhases.length === 0 ? 'all' : chosenPhases.length === 1 ? chosenPhases[0] : false;
  const show = (phase: string) => change({ phase_eq_any: phase === 'all' ? undefined : [phase] });
  const label = (caption: string, count: number | undefined) => (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {caption}{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {count === undefined ? '' : number(count)}
      </Box>
    </Box>
  );
  return (
    <Box sx={line}>
      <Tabs
        value={current}
        onChange={(_event, phase: string) => show(phase)}
        aria-label={translate(`${texts}.list.tabs`)}
        variant="scrollable"
        // Scroll arrows would appear and disappear while the numbers load.
        sx={{ flex: '1 1 auto', minWidth: 0, minHeight: 40, '& .MuiTab-root': tab }}
      >
        <Tab value="all" label={label(translate(`${texts}.list.all`), counts?.all)} />
        {phases.map((phase) => (
          <Tab
            key={phase}
            value={phase}
            label={label(translate(`${texts}.phases.${phase}`), counts?.[phase])}
          />
        ))}
      </Tabs>
      <ViewChoice />
    </Box>
  );
}

const line = {
  // Below the line of search and count.
  order: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flexBasis: '100%',
  minWidth: 0,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const tab = { minHeight: 40, minWidth: 0, py: 0.5, px: 1.5 } as const;
