import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useListFilter } from '@/records/list/listFilter';
import { useNumberFormat } from '@/ui/formats';
import { messages, phases } from '../messageSchema';
import { phasesOf } from './messageFilters';
import { ViewChoice } from './ViewChoice';

const texts = 'areas.messages';
const countsSchema = v.record(v.string(), v.number());

/** How many messages are in each phase, refetched with the list. */
function usePhaseCounts() {
  const calls = useRecordCalls();
  return useQuery({
    queryKey: [messages.resource, 'phases'],
    queryFn: ({ signal }) =>
      calls.call(messages.resource, { path: '/actions/count-phases', schema: countsSchema, signal }),
  }).data;
}

/** Narrows the list to one phase; the number says how many there are, whatever else is filtered. Beside it, always in the same place: list or timeline. */
export function PhaseTabs() {
  const translate = useTranslate();
  const number = useNumberFormat();
  const { values, change } = useListFilter();
  const counts = usePhaseCounts();
  const asked = phasesOf(values);
  // A filter of several phases is none of the tabs.
  const current = asked.length === 0 ? 'all' : asked.length === 1 ? asked[0] : false;
  const total =
    counts && Object.values(counts).reduce((sum, count) => sum + count, 0) - (counts.archived ?? 0);
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
        onChange={(_event, phase: string) => change({ phase_eq_any: phase === 'all' ? undefined : [phase] })}
        aria-label={translate(`${texts}.list.tabs`)}
        variant="scrollable"
        // Arrows would come and go beside them while the numbers arrive.
        scrollButtons={false}
        sx={{ flex: '1 1 auto', minWidth: 0, minHeight: 40, '& .MuiTab-root': tab }}
      >
        <Tab value="all" label={label(translate(`${texts}.list.all`), total)} />
        {phases.map((phase) => (
          <Tab
            key={phase}
            value={phase}
            label={label(translate(`${texts}.phases.${phase}`), counts?.[phase] ?? (counts && 0))}
          />
        ))}
      </Tabs>
      <ViewChoice />
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flexBasis: '100%',
  minWidth: 0,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const tab = { minHeight: 40, minWidth: 0, py: 0.5, px: 1.5 } as const;
