import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { AudienceText } from '@/people/audience/AudienceText';
import { ShowField } from '@/records/show/ShowField';
import { RecordTabs } from '@/records/tabs/RecordTabs';
import { useShell } from '@/ui/shell';
import type { Message } from '../messageSchema';
import { MessagePreview } from '../preview/MessagePreview';
import { ScheduleText } from '../schedule/ScheduleText';
import { SeverityMark } from '../shell/SeverityMark';
import { useFurtherTabs } from './useFurtherTabs';

/** A message that is over: its content, who has read it, and its history. */
export function PastMessage({ message }: { message: Message }) {
  const translate = useTranslate();
  const further = useFurtherTabs(message);
  const form = useForm<Message>({ values: message });
  const content = (
    <Box sx={columns}>
      <Box component="dl" sx={fields}>
        <ShowField source="kind" show={() => translate(`areas.messages.kinds.${message.kind}`)} />
        <ShowField source="severity" show={() => <SeverityMark plain severity={message.severity} />} />
        <ShowField source="audience" show={() => <AudienceText {...message} />} />
        <ShowField
          source="timeZone"
          label={translate('areas.messages.list.span')}
          show={() => <ScheduleText {...message} />}
        />
        {message.kind === 'banner' ? <BannerFields areas={message.areas} /> : null}
        <ShowField
          source="receipts"
          show={() => translate(`areas.messages.editor.receiptChoices.${message.receipts}`)}
        />
      </Box>
      <FormProvider {...form}>
        <MessagePreview />
      </FormProvider>
    </Box>
  );
  const messageTab = {
    name: 'message',
    label: translate('resources.messages.name', { smart_count: 1 }),
    content,
  };
  return <RecordTabs label={translate('areas.messages.editor.parts')} tabs={[messageTab, ...further]} />;
}

/** On which pages a banner was shown, unless on all, and whether it could be dismissed. */
function BannerFields({ areas: paths }: Pick<Message, 'areas'>) {
  const translate = useTranslate();
  const { areas } = useShell();
  const captionOf = (path: string) => {
    const area = areas.find((each) => each.path === path);
    return area ? translate(`areas.${area.key}.caption`) : path;
  };
  return (
    <>
      {paths.length === 0 ? null : <ShowField source="areas" show={() => paths.map(captionOf).join(', ')} />}
      <ShowField source="dismissible" />
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 4,
} as const;
const fields = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(6rem, 10rem) minmax(0, 1fr)' },
  alignContent: 'start',
  columnGap: 3,
  m: 0,
} as const;
