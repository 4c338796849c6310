import { useTranslate } from 'react-admin';
import { RecordTabs } from '@/records/tabs/RecordTabs';
import { PageHeader } from '@/ui/page/PageHeader';
import { InboxList } from './InboxList';

const texts = 'areas.messages.inbox';

/** All messages of a person, whatever their permissions: unread and read ones. */
export function InboxPage() {
  const translate = useTranslate();
  const tab = (name: string, filter: Readonly<Record<string, unknown>>) => ({
    name,
    label: translate(`${texts}.tabs.${name}`),
    content: <InboxList tab={name} filter={filter} />,
  });
  return (
    <>
      <PageHeader headline={translate(`${texts}.headline`)} lead={translate(`${texts}.lead`)} />
      <RecordTabs
        label={translate(`${texts}.headline`)}
        tabs={[tab('all', {}), tab('unread', { unread: true }), tab('archive', { unread: false })]}
      />
    </>
  );
}
