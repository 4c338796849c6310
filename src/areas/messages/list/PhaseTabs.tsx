import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { useRecordCalls } from '../../../records/calls/useRecordCalls';
import { useListFilter } from '../../../records/list/listFilter';
import { messages, phases } from '../messageSchema';

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

/** Narrows the list to one phase; the number says how many there are, whatever else is filtered. */
export function PhaseTabs() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { values, change } = useListFilter();
  const counts = usePhaseCounts();
  const asked = Array.isArray(values.phase_eq_any) ? values.phase_eq_any.map(String) : [];
  // A filter of several phases is none of the tabs.
  const current = asked.length === 0 ? 'all' : asked.length === 1 ? asked[0] : false;
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const label = (caption: string, count: number | undefined) => (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {caption}{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {count === undefined ? '' : new Intl.NumberFormat(locale).format(count)}
      </Box>
    </Box>
  );
  return (
    <Tabs
      value={current}
      onChange={(_event, phase: string) => change({ phase_eq_any: phase === 'all' ? undefined : [phase] })}
      aria-label={translate(`${texts}.list.tabs`)}
      variant="scrollable"
      sx={{
        flexBasis: '100%',
        minHeight: 40,
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiTab-root': tab,
      }}
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
  );
}

const tab = { minHeight: 40, minWidth: 0, py: 0.5, px: 1.5 } as const;
