import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { FormAside } from '@/records/form/FormAside';
import { RecordTabs } from '@/records/tabs/RecordTabs';
import { roomBeside } from '@/ui/roomBeside';
import type { Message } from '../messageSchema';
import { MessagePreview } from '../preview/MessagePreview';
import { MessageDraftProblems } from '../publish/MessageDraftProblems';
import { SchedulePart } from '../schedule/SchedulePart';
import { TextsPart } from '../texts/TextsPart';
import { AboutFields } from './AboutFields';
import { AudiencePart } from './AudiencePart';
import { useFurtherTabs } from './useFurtherTabs';

const texts = 'areas.messages.editor';

/** A message in tabs, named in the address. A new one has no receipts and no history. */
export function MessageTabs({ message }: { message?: Message }) {
  const translate = useTranslate();
  const isWide = useMediaQuery(roomBeside, { noSsr: true });
  const fields = [
    {
      name: 'texts',
      label: translate(`${texts}.tabs.texts`),
      fields: ['name', 'kind', 'severity', 'texts', 'fallback', 'outdated'],
      content: (
        <>
          {message?.phase === 'draft' ? <MessageDraftProblems message={message} /> : null}
          <AboutFields />
          <TextsPart />
        </>
      ),
    },
    {
      name: 'audience',
      label: translate(`${texts}.tabs.audience`),
      fields: ['audience', 'areas', 'receipts'],
      content: <AudiencePart isPublished={message !== undefined && message.phase !== 'draft'} />,
    },
    {
      name: 'schedule',
      label: translate(`${texts}.tabs.schedule`),
      fields: ['startsAt', 'endsAt', 'timeZone', 'dismissible', 'acknowledge'],
      content: <SchedulePart />,
    },
  ];
  const further = useFurtherTabs(message);
  const preview = { name: 'preview', label: translate(`${texts}.tabs.preview`), content: <MessagePreview /> };
  const tabs = [...fields, ...(isWide ? [] : [preview]), ...further];
  return (
    <WithPreview isWide={isWide} unless={further.map(({ name }) => name)}>
      <RecordTabs label={translate(`${texts}.parts`)} tabs={tabs} />
    </WithPreview>
  );
}

interface WithPreviewProps {
  isWide: boolean;
  /** The tabs that do not belong to the form. */
  unless: readonly string[];
  children: ReactNode;
}

/** The preview next to the tabs, in a wide window. Separate, because it renders with each change of the address. */
function WithPreview({ isWide, unless, children }: WithPreviewProps) {
  const tab = new URLSearchParams(useLocation().search).get('tab') ?? '';
  const aside = isWide && !unless.includes(tab) ? <MessagePreview /> : undefined;
  return <FormAside aside={aside}>{children}</FormAside>;
}
