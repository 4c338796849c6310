import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AudienceText } from '../../../directory/audience/AudienceText';
import { useAudienceReach } from '../../../directory/audience/useAudienceReach';
import { useLanguageName } from '../../../directory/languages';
import { takeFocus } from '../../../ui/focus/takeFocus';
import type { Message } from '../messageSchema';
import { ScheduleText } from '../schedule/ScheduleText';
import { fallingBack } from './fallingBack';
import { usePublish } from './usePublish';

const texts = 'areas.messages.publish';

/** From so many people on, a dialog that stands in the way is published only by typing their number. */
const many = 100;

interface PublishQuestionProps {
  message: Message;
  onClose: () => void;
}

/** Who gets a message, who falls back to which language, and when; asks again when the number of people has changed (MS17). */
export function PublishQuestion({ message, onClose }: PublishQuestionProps) {
  const translate = useTranslate();
  const languageName = useLanguageName();
  const { audience, kind, severity, startsAt, endsAt, timeZone, fallback } = message;
  const { reach, isCounting, error } = useAudienceReach(audience);
  const { publish, isPending, failure, recounted } = usePublish(message, onClose);
  const [typed, setTyped] = useState('');
  const count = recounted ?? (isCounting ? undefined : reach?.count);
  const isTyping = severity === 'critical' || (kind === 'modal' && (count ?? 0) > many);
  const isMissing = count === undefined || count === 0 || (isTyping && typed.trim() !== String(count));
  const behind = fallingBack(message, reach?.byLanguage ?? []);
  const isLate = startsAt !== null && Date.parse(startsAt) < Date.now();
  return (
    <>
      <DialogContent>
        <Stack spacing={1.5}>
          <Typography>
            <AudienceText audience={audience} />
          </Typography>
          <Typography variant="subtitle2" component="div" role="status">
            {count === undefined
              ? translate(error ? 'directory.audience.countFailed' : 'directory.audience.counting')
              : translate('directory.audience.people', { smart_count: count })}
          </Typography>
          <Typography>
            <ScheduleText startsAt={isLate ? null : startsAt} endsAt={endsAt} timeZone={timeZone} />
          </Typography>
          {isLate ? <Notice text={translate(`${texts}.late`)} /> : null}
          {endsAt === null ? <Notice text={translate(`${texts}.noEnd`)} /> : null}
          {behind > 0 ? (
            <Notice
              text={translate(`${texts}.fallBack`, { smart_count: behind, language: languageName(fallback) })}
            />
          ) : null}
          {count === 0 ? <Notice text={translate('areas.messages.refusals.no_audience')} /> : null}
          {isTyping && count !== undefined ? (
            <TextField
              label={translate(`${texts}.type`)}
              helperText={translate(`${texts}.typeHelp`, { count })}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              autoComplete="off"
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          ) : null}
          {failure ? (
            <Alert severity="error" variant="outlined">
              {failure}
            </Alert>
          ) : null}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button ref={takeFocus} variant="outlined" onClick={onClose} disabled={isPending}>
          {translate('ui.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={severity === 'critical' ? 'error' : 'primary'}
          disabled={isMissing}
          loading={isPending}
          onClick={() => publish(count ?? 0)}
        >
          {count === undefined ? translate(`${texts}.action`) : translate(`${texts}.toCount`, { count })}
        </Button>
      </DialogActions>
    </>
  );
}

function Notice({ text }: { text: string }) {
  return (
    <Alert severity="warning" variant="outlined">
      {text}
    </Alert>
  );
}
