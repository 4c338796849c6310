import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import type { CSSProperties } from 'react';
import { useTranslate } from 'react-admin';
import { AudienceText } from '@/people/audience/AudienceText';
import { optionId } from '@/people/audience/audience';
import { audienceTargetsInFiles } from '@/people/references';
import { defineBulk } from '@/records/bulk/defineBulk';
import { Column } from '@/records/columns/Column';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { zoneHere } from '@/records/dates/zonedTime';
import { defineExport } from '@/records/export/defineExport';
import { ExportButton } from '@/records/export/ExportButton';
import { localMoment } from '@/records/export/localMoment';
import { StatusMark } from '@/records/lifecycle/StatusMark';
import { FurtherActions } from '@/records/list/FurtherActions';
import { CreateLink } from '@/records/list/HeaderLinks';
import { ListPage } from '@/records/list/ListPage';
import { useAddressFilter } from '@/records/list/listFilter';
import { completeness } from '../checks/messageText';
import { messageLife, messagePhases } from '../messageLife';
import { type Message, messageName, messages } from '../messageSchema';
import { SeverityMark } from '../shell/SeverityMark';
import { TimelinePage } from '../timeline/TimelinePage';
import { Confirmed } from './Confirmed';
import { MessageCard } from './MessageCard';
import { MessageMenu } from './MessageMenu';
import { latestFirst, messageFilters, messageViews, unarchived, useIsTimeline } from './messageFilters';
import { PhaseTabs } from './PhaseTabs';
import { Reach } from './Reach';
import { TimeSpan } from './TimeSpan';

const texts = 'areas.messages.list';

const messageExport = defineExport<Message>({
  name: 'messages',
  columns: [
    { name: 'id' },
    { name: 'name' },
    { name: 'title', value: ({ texts: all, fallback }) => all[fallback]?.title },
    { name: 'phase' },
    { name: 'kind' },
    { name: 'severity' },
    {
      name: 'languages',
      value: ({ texts: all }) => Object.keys(all).filter((code) => completeness(all[code]) === 'complete'),
    },
    { name: 'everyone', value: ({ audience }) => audience.everyone },
    {
      name: 'include',
      value: ({ audience }) => audience.include.map(optionId),
      references: audienceTargetsInFiles,
    },
    {
      name: 'exclude',
      value: ({ audience }) => audience.exclude.map(optionId),
      references: audienceTargetsInFiles,
    },
    { name: 'readersOf', value: ({ audience }) => audience.languages },
    { name: 'startsAt', value: ({ startsAt }) => localMoment(startsAt) },
    { name: 'endsAt', value: ({ endsAt }) => localMoment(endsAt) },
    { name: 'timeZone', value: zoneHere },
    { name: 'audience', value: ({ reach }) => reach.audience },
    { name: 'seen', value: ({ reach }) => reach.seen },
    { name: 'dismissed', value: ({ reach }) => reach.dismissed },
    { name: 'acknowledged', value: ({ reach }) => reach.acknowledged },
  ],
});

const selectionActions = (isAll: boolean) => (
  <ExportButton export={messageExport} selectedOnly={!isAll} ofSelection />
);
const card = (message: Message) => <MessageCard message={message} />;

/** `/messages`: all messages, as a list or a timeline. The address has the whole query. */
export function MessageList() {
  return useIsTimeline() ? <TimelinePage /> : <AllMessages />;
}

/** All messages except archived ones, which have their own tab. */
function AllMessages() {
  const translate = useTranslate();
  const addressFilter = useAddressFilter();
  const filter = unarchived(addressFilter);
  const isUnconfirmed = addressFilter.unconfirmed === true;
  const create = <CreateLink label={translate(`${texts}.create`)} anchor="messages.create" />;
  return (
    <ListPage<Message>
      sort={latestFirst}
      filter={filter}
      actions={
        <>
          <FurtherActions>
            <ExportButton export={messageExport} />
          </FurtherActions>
          {create}
        </>
      }
      toolbar={<PhaseTabs />}
      filters={messageFilters}
      views={messageViews}
      bulk={messageBulk}
      selectionActions={selectionActions}
      rowMenu={MessageMenu}
      handsetRow={card}
      empty={{ title: translate(`${texts}.empty`), message: translate(`${texts}.emptyHelp`), action: create }}
    >
      <Column<Message> source="name" link width={14.25} render={messageName} />
      <Column<Message>
        source="phase"
        priority={2}
        disableSort
        width={7.25}
        render={({ phase }) => <StatusMark states={messagePhases} state={phase} />}
      />
      <Column<Message>
        source="kind"
        priority={3}
        width={8.25}
        render={({ kind, severity }) => (
          <SeverityMark plain severity={severity}>
            {translate(`areas.messages.kinds.${kind}`)}
          </SeverityMark>
        )}
      />
      <Column<Message>
        source="severity"
        hidden
        render={({ severity }) => <SeverityMark plain severity={severity} />}
      />
      <Column<Message>
        source="audience"
        priority={3}
        disableSort
        width={10.5}
        render={({ audience, targets }) => <AudienceText audience={audience} targets={targets} />}
      />
      <Column<Message>
        source="startsAt"
        label={translate(`${texts}.span`)}
        width={9.75}
        sortByOrder="DESC"
        render={(message) => (
          <span style={twoLines}>
            <TimeSpan message={message} />
          </span>
        )}
      />
      <Column<Message>
        source="reach"
        priority={2}
        disableSort
        width={7}
        align="right"
        render={(message) => <Reach message={message} />}
      />
      <Column<Message>
        source="confirmed"
        // Who asks for it sees the numbers.
        priority={isUnconfirmed ? 1 : 3}
        disableSort
        width={6.25}
        align="right"
        render={(message) => <Confirmed message={message} />}
      />
      <Column<Message>
        source="updatedAt"
        hidden
        sortByOrder="DESC"
        render={({ updatedAt }) => <RelativeTime value={typeof updatedAt === 'string' ? updatedAt : null} />}
      />
    </ListPage>
  );
}

/** A range with years is longer than a line; it breaks in the middle, so that the end stays visible. */
const twoLines: CSSProperties = {
  display: 'block',
  whiteSpace: 'normal',
  textWrap: 'balance',
  lineHeight: 1.2,
};

const { verbs } = messageLife;

/** The bulk changes of messages. */
const messageBulk = defineBulk({
  reference: messages,
  texts: 'areas.messages.list.bulk',
  refusals: 'areas.messages.refusals',
  skipCodes: ['not_live', 'not_paused', 'is_live', 'is_scheduled', 'archived', 'published'],
  operations: [
    { op: 'pause', icon: verbs.pause.icon, direct: true, inverse: 'resume' },
    { op: 'resume', icon: verbs.resume.icon, direct: true, inverse: 'pause' },
    { op: 'end', icon: verbs.end.icon, danger: true },
    { op: 'archive', icon: verbs.archive.icon, direct: true },
    { op: 'delete', icon: DeleteOutlined, danger: true, removes: true },
  ],
});
