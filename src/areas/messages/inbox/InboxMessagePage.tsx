import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useParams, useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeader } from '@/ui/page/PageHeader';
import { EmptyState } from '@/ui/state/EmptyState';
import { ScheduleText } from '../schedule/ScheduleText';
import { ItemText } from '../shell/ItemText';
import { inboxPath } from '../shell/itemSchema';
import { note } from '../shell/reader';
import { useFilled } from '../shell/useFilled';
import { ReaderActions } from './ReaderActions';
import { ReaderBody } from './ReaderBody';
import { type OpenMessage, useInboxMessage } from './useInboxMessage';

const texts = 'areas.messages.inbox';

/** One message of the inbox; opening it marks it as seen. */
export function InboxMessagePage() {
  const translate = useTranslate();
  const { id } = useParams();
  const filled = useFilled();
  const query = useInboxMessage(id);
  const headline = query.data ? filled(query.data.title) : translate('areas.messages.shell.name');
  return (
    <>
      <PageHeader headline={headline} back={{ to: inboxPath }} />
      <Loaded query={query} missing={<Missing />}>
        {(message) => (
          <MessageText message={message}>
            <ReaderActions message={message} onConfirmed={() => void query.refetch()} />
          </MessageText>
        )}
      </Loaded>
    </>
  );
}

function Missing() {
  const translate = useTranslate();
  return (
    <EmptyState atStart title={translate(`${texts}.missing`)} message={translate(`${texts}.missingHelp`)}>
      <AppLink to={inboxPath}>{translate('areas.messages.parts.all')}</AppLink>
    </EmptyState>
  );
}

function MessageText({ message, children }: { message: OpenMessage; children: ReactNode }) {
  const translate = useTranslate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message and revision
  useEffect(() => note(message, 'seen'), [message.id, message.revision]);
  const { body, language, from, until, timeZone } = message;
  const start = (
    <>
      {' · '}
      <RelativeTime value={from} whole />
    </>
  );
  return (
    <Box component="article" sx={{ maxWidth: '44rem' }}>
      <ItemText item={message} note={start}>
        {body === '' ? null : <ReaderBody text={body} language={language} />}
      </ItemText>
      {children}
      {until === null ? null : (
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          {translate(`${texts}.shown`)} <ScheduleText startsAt={from} endsAt={until} timeZone={timeZone} />
        </Typography>
      )}
    </Box>
  );
}
