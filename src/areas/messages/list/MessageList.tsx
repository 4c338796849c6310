import { useTranslate } from 'react-admin';
import { AudienceText } from '../../../directory/audience/AudienceText';
import { optionId } from '../../../directory/audience/audience';
import { Column } from '../../../records/columns/Column';
import { RelativeTime } from '../../../records/columns/RelativeTime';
import { defineExport, isoMoment } from '../../../records/export/defineExport';
import { ExportButton } from '../../../records/export/ExportButton';
import { CreateLink } from '../../../records/list/HeaderLinks';
import { ListPage } from '../../../records/list/ListPage';
import { asChoice } from '../../../records/values/choices';
import { lazyPart } from '../../../ui/loading/LazyPart';
import { completeness } from '../checks/messageText';
import { type Message, messageName } from '../messageSchema';
import { MessageCard } from './MessageCard';
import { messageBulk } from './messageBulk';
import { latestFirst, messageFilters, messageViews } from './messageFilters';
import { PhaseChip } from './PhaseChip';
import { PhaseTabs } from './PhaseTabs';
import { Reach } from './Reach';
import { SeverityMark } from './SeverityMark';
import { TimeSpan } from './TimeSpan';

const texts = 'areas.messages.list';
const MessageMenu = lazyPart(() => import('./MessageMenu').then((part) => part.MessageMenu));

const messageExport = defineExport<Message>({
  name: 'messages',
  columns: [
    { name: 'id' },
    { name: 'name' },
    { name: 'phase' },
    { name: 'kind' },
    { name: 'severity' },
    {
      name: 'languages',
      value: ({ texts: all }) => Object.keys(all).filter((code) => completeness(all[code]) === 'complete'),
    },
    { name: 'everyone', value: ({ audience }) => audience.everyone },
    { name: 'include', value: ({ audience }) => audience.include.map(optionId) },
    { name: 'exclude', value: ({ audience }) => audience.exclude.map(optionId) },
    { name: 'startsAt', value: ({ startsAt }) => isoMoment(startsAt) },
    { name: 'endsAt', value: ({ endsAt }) => isoMoment(endsAt) },
    { name: 'audience', value: ({ reach }) => reach.audience },
    { name: 'seen', value: ({ reach }) => reach.seen },
    { name: 'dismissed', value: ({ reach }) => reach.dismissed },
    { name: 'acknowledged', value: ({ reach }) => reach.acknowledged },
  ],
});

const selectionActions = (isAll: boolean) => (
  <ExportButton export={messageExport} chosen={!isAll} ofSelection />
);
const card = (message: Message) => <MessageCard message={message} />;

/** `/messages`: all messages, by phase. The address holds the whole query. */
export function MessageList() {
  const translate = useTranslate();
  const create = <CreateLink label={translate(`${texts}.create`)} />;
  return (
    <ListPage<Message>
      sort={latestFirst}
      actions={
        <>
          <ExportButton export={messageExport} />
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
      <Column<Message> source="name" link width={10} render={messageName} />
      <Column<Message>
        source="phase"
        disableSort
        width={7.5}
        render={({ phase }) => <PhaseChip phase={phase} />}
      />
      <Column<Message> source="kind" width={5.5} show={asChoice('areas.messages.kinds')} />
      <Column<Message>
        source="severity"
        width={8}
        render={({ severity }) => <SeverityMark severity={severity} />}
      />
      <Column<Message>
        source="audience"
        disableSort
        width={10.5}
        render={({ audience }) => <AudienceText audience={audience} />}
      />
      <Column<Message>
        source="startsAt"
        label={translate(`${texts}.span`)}
        width={16.5}
        sortByOrder="DESC"
        render={(message) => <TimeSpan message={message} />}
      />
      <Column<Message>
        source="reach"
        disableSort
        width={7}
        align="right"
        render={(message) => <Reach message={message} />}
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
