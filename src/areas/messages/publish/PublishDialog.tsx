import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTheme, useTranslate } from 'react-admin';
import { AudienceText } from '@/people/audience/AudienceText';
import { isNobody } from '@/people/audience/audience';
import { useAudienceReach } from '@/people/audience/useAudienceReach';
import { useLanguageName } from '@/people/languages';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { SelectField } from '@/records/inputs/SelectField';
import { CountField } from '@/ui/dialog/CountField';
import { DialogButtons } from '@/ui/dialog/DialogButtons';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { isTypedCount, untypedLimit } from '@/ui/dialog/typedCount';
import { AppLink } from '@/ui/page/AppLink';
import { statesOf } from '../checks/messageText';
import { type Message, messageName, messagePath, refusalTexts } from '../messageSchema';
import { PreviewScreen } from '../preview/PreviewScreen';
import { previewItem } from '../preview/usePreviewItem';
import { ScheduleText } from '../schedule/ScheduleText';
import { MissingLanguages } from './MissingLanguages';
import { usePublish } from './usePublish';

const texts = 'areas.messages.publish';

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
 * people has changed.
 */
function PublishQuestion({ message, onClose }: Omit<PublishDialogProps, 'open'>) {
  const translate = useTranslate();
  const { audience, kind, severity, startsAt, endsAt, timeZone } = message;
  const { reach, isCounting, error } = useAudienceReach(audience);
  const { publish, isPending, failure, recounted } = usePublish(message, onClose);
  const [typed, setTyped] = useState('');
  const count = recounted ?? (isCounting ? undefined : reach?.count);
  const isTyping =
    count !== undefined &&
    count > 0 &&
    (severity === 'critical' || (kind === 'modal' && count > untypedLimit));
  const refusal = useAccessRefusal(refusalTexts)(message, 'publish');
  const isMissing =
    refusal !== undefined || count === undefined || count === 0 || (isTyping && !isTypedCount(typed, count));
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
          {/* A message without an end is easily forgotten. */}
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
            <CountField label={translate(`${texts}.type`)} count={count} value={typed} onChange={setTyped} />
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

/** The message as readers will see it, in each language with a text. */
function PublishPreview({ message }: { message: Message }) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const [theme] = useTheme();
  const { texts, fallback } = message;
  const written = Object.entries(statesOf(texts)).flatMap(([code, state]) =>
    state === 'empty' ? [] : [code],
  );
  const first = written.includes(fallback) ? fallback : (written[0] ?? fallback);
  const [language, setLanguage] = useState(first);
  return (
    <div>
      {written.length > 1 ? (
        <SelectField
          size="small"
          label={translate('areas.messages.preview.language')}
          value={language}
          onChange={setLanguage}
          options={[...new Set([fallback, ...written])].map((value) => ({ value, label: nameOf(value) }))}
        />
      ) : null}
      <PreviewScreen
        item={previewItem(message, language)}
        language={language}
        isHandset={false}
        isDark={theme === 'dark'}
      />
    </div>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Alert severity="warning" variant="outlined">
      {children}
    </Alert>
  );
}
