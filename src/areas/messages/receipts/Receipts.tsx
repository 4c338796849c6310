import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PageSection } from '@/ui/page/PageSection';
import type { Message } from '../messageSchema';
import { ByLanguage } from './ByLanguage';
import { People } from './People';
import { ReachNumbers } from './ReachNumbers';
import { useReach } from './useReach';

const texts = 'areas.messages.receipts';

/** Who has read the current revision of a message; only numbers if people are only counted. */
export function Receipts({ message }: { message: Message }) {
  const translate = useTranslate();
  const { phase, receipts, revision } = message;
  const { reach, byLanguage } = useReach(message);
  const isNew = (phase === 'draft' || phase === 'scheduled') && reach.seen === 0;
  return (
    <PageSection inTab title={translate('areas.messages.editor.tabs.receipts')} sx={{ maxWidth: 760 }}>
      {isNew ? (
        <Typography>
          {translate(`${texts}.draft`)} {translate(`${texts}.audience`, { smart_count: reach.audience })}
        </Typography>
      ) : (
        <>
          {revision > 1 ? <Typography sx={{ mb: 2 }}>{translate(`${texts}.news`)}</Typography> : null}
          <ReachNumbers message={message} reach={reach} />
          <ByLanguage byLanguage={byLanguage} acknowledge={message.acknowledge} />
          {receipts === 'counts' ? (
            <Typography>{translate('areas.messages.refusals.counts_only')}</Typography>
          ) : (
            <People message={message} reach={reach} />
          )}
        </>
      )}
    </PageSection>
  );
}
