import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PageSection } from '@/ui/page/PageSection';
import type { Message } from '../messageSchema';
import { ByLanguage } from './ByLanguage';
import { People } from './People';
import { ReachNumbers } from './ReachNumbers';
import { useReach } from './useReach';

/** Who has read a message, unread first; only numbers if people are only counted (MS39). */
export function Receipts({ message }: { message: Message }) {
  const translate = useTranslate();
  const { phase, receipts } = message;
  const { reach, byLanguage } = useReach(message);
  return (
    <PageSection title={translate('areas.messages.editor.tabs.receipts')} sx={{ maxWidth: 760 }}>
      <ReachNumbers message={message} reach={reach} />
      {phase === 'draft' || phase === 'scheduled' ? (
        <Typography>{translate('areas.messages.receipts.draft')}</Typography>
      ) : (
        <>
          <ByLanguage byLanguage={byLanguage} acknowledge={message.acknowledge} />
          {receipts === 'counts' ? (
            <Typography>{translate('areas.messages.refusals.counts_only')}</Typography>
          ) : (
            <People message={message} />
          )}
        </>
      )}
    </PageSection>
  );
}
