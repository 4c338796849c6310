import { useTranslate } from 'react-admin';
import { RecordTabs } from '@/records/tabs/RecordTabs';
import { PageHeader } from '@/ui/page/PageHeader';
import { isArchived } from '../checks/readerState';
import type { Item } from '../shell/itemSchema';
import { isUnread } from '../shell/itemState';
import { InboxList } from './InboxList';
import { ReadAllButton } from './ReadAllButton';

const texts = 'areas.messages.inbox';

/** What each tab asks for, and which of that it shows after what the reader has done since. */
const tabs = {
  current: { filter: { archived: false }, shows: (item: Item) => !isArchived(item, item.state) },
  unread: { filter: { unread: true }, shows: isUnread },
  archive: { filter: { archived: true }, shows: (item: Item) => isArchived(item, item.state) },
} as const;

/** All messages of a person, whatever their permissions: those of now, the unread ones of these, and the archive. */
export function InboxPage() {
  const translate = useTranslate();
  const tab = (name: keyof typeof tabs) => ({
    name,
    label: translate(`${texts}.tabs.${name}`),
    content: <InboxList tab={name} {...tabs[name]} />,
  });
  return (
    <>
      <PageHeader headline={translate(`${texts}.headline`)} lead={translate(`${texts}.lead`)}>
        <ReadAllButton />
      </PageHeader>
      <RecordTabs
        label={translate(`${texts}.headline`)}
        tabs={[tab('current'), tab('unread'), tab('archive')]}
      />
    </>
  );
}
