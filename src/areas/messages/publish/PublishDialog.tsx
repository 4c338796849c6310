import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { AudienceText } from '@/people/audience/AudienceText';
import { isNobody } from '@/people/audience/audience';
import { useAudienceReach } from '@/people/audience/useAudienceReach';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { DialogButtons } from '@/ui/dialog/DialogButtons';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { AppLink } from '@/ui/page/AppLink';
import { statesOf } from '../checks/messageText';
import { type Message, messageName, messagePath, refusalTexts } from '../messageSchema';
import { ScheduleText } from '../schedule/ScheduleText';
import { MissingLanguages } from './MissingLanguages';
import { PublishPreview } from './PublishPreview';
import { usePublish } from './usePublish';

const texts = 'areas.messages.publish';

/** A modal message to at least this many people is published only after their number is typed. */
const many = 100;

interface PublishDialogProps {
  message: Message;
  open: boolean;
  onClose: () => void;
}

/** Asks before a draft is published, on its page and in the list. */
export function PublishDialog({ message, open, onClose }: PublishDialogProps) {
  const translate = useTranslate();
  return (
    <ModalDialog
      open={open}
      title={translate(`${texts}.title`, { name: messageName(message) })}
      onClose={onClose}
      maxWidth="sm"
    >
      <PublishQuestion message={message} onClose={onClose} />
    </ModalDialog>
  );
}

/**
 * Shows how a message looks, who gets it and when, and who falls back to which language; asks again if the number of
 * people has changed (MS17).
 */
function PublishQuestion({ message, onClose }: Omit<PublishDialogProps, 'open'>) {
  const translate = useTranslate();
  const { audience, kind, severity, startsAt, endsAt, timeZone } = message;
  const { reach, isCounting, error } = useAudienceReach(audience);
  const { publish, isPending, failure, recounted } = usePublish(message, onClose);
  const [typed, setTyped] = useState('');
  const count = recounted ?? (isCounting ? undefined : reach?.count);
  const isTyping =
    count !== undefined && count > 0 && (severity === 'critical' || (kind === 'modal' && count > many));
  const refusal = useAccessRefusal(refusalTexts)(message, 'publish');
  const isMissing =
    refusal !== undefined ||
    count === undefined ||
    count === 0 ||
    (isTyping && typed.trim() !== String(count));
  const isLate = startsAt !== null && Date.parse(startsAt) < Date.now();
  const schedule = <ScheduleText startsAt={isLate ? null : startsAt} endsAt={endsAt} timeZone={timeZone} />;
  return (
    <>
      <DialogContent>
        <Stack spacing={1.5}>
          <PublishPreview message={message} />
          {isNobody(audience) ? null : (
            <Typography>
              <AudienceText audience={audience} />
            </Typography>
          )}
          <Typography variant="subtitle2" component="div" role="status">
            {count === undefined ? (
              translate(error ? 'people.audience.countFailed' : 'people.audience.counting')
            ) : count === 0 ? (
              <Notice>
                {translate(`${texts}.nobody`)}{' '}
                <AppLink to={messagePath(message.id, { tab: 'audience' })} onClick={onClose}>
                  {translate(`${texts}.toAudience`)}
                </AppLink>
              </Notice>
            ) : (
              translate('people.audience.people', { smart_count: count })
            )}
          </Typography>
          {count && reach?.includesCaller === false ? (
            <Typography variant="body2">{translate(`${texts}.notYou`)}</Typography>
          ) : null}
          {/* A message without an end is easily forgotten (MS07). */}
          {endsAt === null ? <Notice>{schedule}</Notice> : <Typography>{schedule}</Typography>}
          {isLate ? <Notice>{translate(`${texts}.late`)}</Notice> : null}
          <MissingLanguages
            id={message.id}
            states={statesOf(message.texts)}
            fallback={message.fallback}
            reach={reach}
            onOpen={onClose}
          />
          {isTyping ? (
            <TextField
              label={translate(`${texts}.type`)}
              helperText={translate(`${texts}.typeHelp`, { count })}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              autoComplete="off"
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          ) : null}
          {(failure ?? refusal) ? (
            <Alert severity="error" variant="outlined">
              {failure ?? refusal}
            </Alert>
          ) : null}
        </Stack>
      </DialogContent>
      <DialogButtons
        confirm={count ? translate(`${texts}.toCount`, { count }) : translate(`${texts}.confirm`)}
        color={severity === 'critical' ? 'error' : 'primary'}
        busy={isPending}
        disabled={isMissing}
        onConfirm={() => publish(count ?? 0)}
        onCancel={onClose}
      />
    </>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Alert severity="warning" variant="outlined">
      {children}
    </Alert>
  );
}
