import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { refusalBody } from '@/api/apiError';
import { AudienceText } from '@/people/audience/AudienceText';
import { isNobody } from '@/people/audience/audience';
import { useAudienceReach } from '@/people/audience/useAudienceReach';
import { publishingOf } from '@/records/lifecycle/lifecycle';
import type { PublishQuestionProps } from '@/records/lifecycle/PublishDialog';
import { PublishForm } from '@/records/lifecycle/PublishForm';
import { usePublish } from '@/records/lifecycle/usePublish';
import { CountField } from '@/ui/dialog/CountField';
import { isTypedCount, untypedLimit } from '@/ui/dialog/typedCount';
import { statesOf } from '../checks/messageText';
import { publishProblems } from '../checks/publishProblems';
import { messageLife } from '../messageLife';
import type { Message } from '../messageSchema';
import { ScheduleText } from '../schedule/ScheduleText';
import { MissingTexts } from './MissingTexts';
import { PublishPreview } from './PublishPreview';
import { useMessageProblemLines } from './useMessageProblemLines';

const texts = 'areas.messages.publish';

/**
 * Shows how a message looks, who gets it and when, and who falls back to which language; asks again if the number of
 * people has changed.
 */
export function MessagePublishQuestion({ record: message, onClose }: PublishQuestionProps<Message>) {
  const translate = useTranslate();
  const linesOf = useMessageProblemLines();
  const { audience, kind, severity, startsAt, endsAt, timeZone } = message;
  const { reach, isCounting, error } = useAudienceReach(audience);
  const call = usePublish(messageLife, message, onClose, ({ phase }) =>
    phase === 'scheduled' ? 'schedule' : 'publish',
  );
  const [typed, setTyped] = useState('');
  const recount = recountOf(call.error);
  const count = recount ?? (isCounting ? undefined : reach?.count);
  const isTyping =
    count !== undefined &&
    count > 0 &&
    (severity === 'critical' || (kind === 'modal' && count > untypedLimit));
  const isAnswered = count !== undefined && (!isTyping || isTypedCount(typed, count));
  const isLate = startsAt !== null && Date.parse(startsAt) < Date.now();
  const publishing = publishingOf(messageLife, message);
  const schedule = <ScheduleText startsAt={isLate ? null : startsAt} endsAt={endsAt} timeZone={timeZone} />;
  return (
    <PublishForm
      call={call}
      problems={linesOf(message.id, publishProblems(message, Date.now(), count))}
      body={isAnswered ? { expectedCount: count } : undefined}
      confirm={translate(count ? `${texts}.${publishing}Count` : `records.lifecycle.${publishing}Confirm`, {
        count,
      })}
      color={severity === 'critical' ? 'error' : 'primary'}
      failure={recount === undefined ? undefined : translate(`${texts}.recounted`, { smart_count: recount })}
    >
      <PublishPreview message={message} />
      {isNobody(audience) ? null : (
        <Typography>
          <AudienceText audience={audience} />
        </Typography>
      )}
      <Typography variant="subtitle2" component="div" role="status">
        {count === undefined
          ? translate(`people.audience.${error ? 'countFailed' : 'counting'}`)
          : translate('people.audience.people', { smart_count: count })}
      </Typography>
      {count && reach?.includesCaller === false ? (
        <Typography variant="body2">{translate(`${texts}.notYou`)}</Typography>
      ) : null}
      {/* A message without an end is easily forgotten. */}
      {endsAt === null ? <Notice>{schedule}</Notice> : <Typography>{schedule}</Typography>}
      {isLate ? <Notice>{translate(`${texts}.late`)}</Notice> : null}
      <MissingTexts
        id={message.id}
        states={statesOf(message.texts)}
        fallback={message.fallback}
        reach={reach}
        onOpen={onClose}
      />
      {isTyping ? (
        <CountField label={translate(`${texts}.type`)} count={count} value={typed} onChange={setTyped} />
      ) : null}
    </PublishForm>
  );
}

const countSchema = v.object({ code: v.literal('count_changed'), count: v.number() });

/** The number of people now, if publishing was refused because it has changed. */
function recountOf(error: unknown): number | undefined {
  const counted = v.safeParse(countSchema, refusalBody(error));
  return counted.success ? counted.output.count : undefined;
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Alert severity="warning" variant="outlined">
      {children}
    </Alert>
  );
}
