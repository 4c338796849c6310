import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListBase, useGetResourceLabel, useListContext, useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { CreateLink } from '@/records/list/HeaderLinks';
import { ListSearch } from '@/records/list/ListSearch';
import { useListFilter } from '@/records/list/listFilter';
import { handsetWidth } from '@/ui/handsetWidth';
import { PageHeader } from '@/ui/page/PageHeader';
import { EmptyState } from '@/ui/state/EmptyState';
import { LoadingState } from '@/ui/state/LoadingState';
import { messageFilters, unarchived } from '../list/messageFilters';
import { PhaseTabs } from '../list/PhaseTabs';
import { type Message, messages } from '../messageSchema';
import { AddressFilterProvider } from './AddressFilterProvider';
import { TimelineChart } from './TimelineChart';
import { TimelineDays } from './TimelineDays';
import { TimelineTools } from './TimelineTools';
import { type TimeWindowControl, useTimeWindow } from './useTimeWindow';

const texts = 'areas.messages.timeline';

/** The most bars; a text says that there are more. */
const maxBars = 200;

/**
 * `/messages?view=timeline`: when messages are shown. The address has filter, zoom and first day.
 */
export function TimelinePage() {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const isHandset = useMediaQuery(handsetWidth, { noSsr: true });
  return (
    <>
      <PageHeader
        headline={resourceLabel(messages.resource, 2)}
        lead={isHandset ? undefined : translate('resources.messages.lead')}
      >
        <CreateLink label={translate('areas.messages.list.create')} />
      </PageHeader>
      <AddressFilterProvider>
        <Content />
      </AddressFilterProvider>
    </>
  );
}

function Content() {
  const { values } = useListFilter();
  const time = useTimeWindow();
  /** Messages that are shown in this period. */
  const overlaps = [time.period.from, time.period.to].map((moment) => new Date(moment).toISOString());
  return (
    <ListBase
      filter={{ ...values, ...unarchived(values), overlaps }}
      sort={byStart}
      perPage={maxBars}
      disableSyncWithLocation
      storeKey={false}
      exporter={false}
      queryOptions={silent}
      disableAuthentication
    >
      <Box sx={tools}>
        <ListSearch />
        {messageFilters.button}
        {messageFilters.chips}
        <PhaseTabs />
        <TimelineTools time={time} />
      </Box>
      <Bars time={time} />
    </ListBase>
  );
}

function Bars({ time }: { time: TimeWindowControl }) {
  const translate = useTranslate();
  const isHandset = useMediaQuery(handsetWidth, { noSsr: true });
  const { data, total = 0, error, isFetching = false, refetch } = useListContext<Message>();
  const Look = isHandset ? TimelineDays : TimelineChart;
  return (
    <Loaded
      query={{ data, error, isFetching, refetch }}
      failureText={translate('records.loadFailed')}
      loading={<LoadingState shape="rows" />}
    >
      {(records) => (
        <>
          {total > records.length ? (
            <Typography role="status" sx={{ mb: 1.5 }}>
              {translate(`${texts}.tooMany`, { shown: records.length, total })}
            </Typography>
          ) : null}
          {records.length === 0 ? (
            <EmptyState title={translate(`${texts}.empty`)} message={translate(`${texts}.emptyHelp`)} />
          ) : (
            <Look {...{ records, time }} />
          )}
        </>
      )}
    </Loaded>
  );
}

const byStart = { field: 'startsAt', order: 'ASC' } as const;
/** The page shows a failure itself. */
const silent = { onError: () => {} };
const tools = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 1.5 },
  rowGap: 1,
  mb: 2,
} as const;
