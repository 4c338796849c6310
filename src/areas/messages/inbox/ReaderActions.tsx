import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { focusAround } from '@/ui/focus/takeFocus';
import { canPutAway, isArchived } from '../checks/readerState';
import { withEvents } from '../shell/itemState';
import { useReader } from '../shell/reader';
import { useAcknowledgement } from '../shell/useAcknowledgement';
import { useDismissal } from '../shell/useDismissal';
import type { OpenMessage } from './useInboxMessage';

interface ReaderActionsProps {
  message: OpenMessage;
  /** Called once the server has the confirmation. */
  onConfirmed: () => void;
}

/** Confirms or dismisses an open message, and says when it was confirmed. */
export function ReaderActions({ message, onConfirmed }: ReaderActionsProps) {
  const translate = useTranslate();
  const { done } = useReader();
  const dismiss = useDismissal();
  const { confirm, failure, isBusy } = useAcknowledgement(message, () => {
    leaveButton();
    onConfirmed();
  });
  const [{ state } = message] = withEvents([message], done);
  const partText = (key: string) => translate(`areas.messages.parts.${key}`);
  if (state === 'acknowledged') {
    return (
      <Box role="status" sx={{ mt: 3 }}>
        {partText(message.acknowledgedAt === null ? 'acknowledged' : 'acknowledgedOn')}{' '}
        {message.acknowledgedAt === null ? null : <RelativeTime value={message.acknowledgedAt} whole />}
      </Box>
    );
  }
  if (message.acknowledge) {
    return (
      <Box sx={{ mt: 3 }}>
        {failure === undefined ? null : (
          <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        <Button variant="contained" onClick={confirm} loading={isBusy}>
          {partText('acknowledge')}
        </Button>
      </Box>
    );
  }
  if (!canPutAway(message) || isArchived(message, state)) return null;
  return (
    <Button
      variant="outlined"
      sx={{ mt: 3 }}
      onClick={() => {
        leaveButton();
        dismiss(message);
      }}
    >
      {partText('dismiss')}
    </Button>
  );
}

/** Moves the focus off a button that is about to disappear. */
const leaveButton = () => focusAround(document.activeElement);
