import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { AudienceText } from '@/people/audience/AudienceText';
import { isNobody } from '@/people/audience/audience';
import { useAudienceReach } from '@/people/audience/useAudienceReach';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { DialogButtons } from '@/ui/dialog/DialogButtons';
import { AppLink } from '@/ui/page/AppLink';
import { statesOf, strayPlaceholders } from '../checks/messageText';
import { type Message, messagePath, refusalTexts } from '../messageSchema';
import { ScheduleText } from '../schedule/ScheduleText';
import { withReader } from '../shell/reader';
import { StrayNotice } from '../texts/StrayNotice';
import { useOverlaps } from '../useOverlaps';
import { MissingLanguages } from './MissingLanguages';
import { PublishPreview } from './PublishPreview';
import { usePublish } from './usePublish';

const texts = 'areas.messages.publish';

/** A modal message to at least this many people is published only after their number is typed. */
const many = 100;

interface PublishQuestionProps {
  message: Message;
  onClose: () => void;
}

/**
 * Shows how a message looks, who gets it and when, and who falls back to which language; asks again if the number of
 * people has changed (MS17).
 */
export function PublishQuestion({ message, onClose }: PublishQuestionProps) {
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
  const covered = useOverlaps({ id: message.id }).get(message.id);
  const now = useServerTime();
  const isLate = startsAt !== null && Date.parse(startsAt) < now;
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
          {/* One that goes on until somebody ends it is easily forgotten (MS07). */}
          {endsAt === null ? <Notice>{schedule}</Notice> : <Typography>{schedule}</Typography>}
          {isLate ? <Notice>{translate(`${texts}.late`)}</Notice> : null}
          <MissingLanguages
            id={message.id}
            states={statesOf(message.texts)}
            fallback={message.fallback}
            reach={reach}
            onOpen={onClose}
          />
          <StrayNotice found={strayPlaceholders(Object.values(message.texts))} />
          {covered ? (
            <Notice>
              {translate(`${texts}.covers`, { count: covered.count, smart_count: covered.people })}
            </Notice>
          ) : null}
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

/** The server's time; before the first response the device's, which may be wrong. */
function useServerTime(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let isOver = false;
    withReader((reader) => {
      void reader.now().then((time) => {
        if (!isOver) setNow(time);
      });
    });
    return () => {
      isOver = true;
    };
  }, []);
  return now;
}
