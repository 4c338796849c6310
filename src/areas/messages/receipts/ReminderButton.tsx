import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { bulkSchema } from '@/api/records';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { type Message, messages } from '../messageSchema';

const texts = 'areas.messages.receipts.reminder';

/** How many people get an email, and how many do not, because they got one today. */
interface Plan {
  readonly reminded: number;
  readonly skipped: number;
}

/** Reminds everybody who has not done what a message asks, after a dry run that says how many they are. */
export function ReminderButton({ message: { id, phase, acknowledge } }: { message: Message }) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [plan, setPlan] = useState<Plan>();
  const waitingFor = acknowledge ? 'unconfirmed' : 'unseen';
  const lines = ({ reminded, skipped }: Plan, text: string) =>
    [
      reminded === 0 ? undefined : translate(`${texts}.${text}`, { smart_count: reminded }),
      skipped === 0 ? undefined : translate(`${texts}.skipped`, { smart_count: skipped }),
    ]
      .filter((line) => line !== undefined)
      .join(' ');
  const { mutate, isPending } = useRecordMutation(
    async (calls, dryRun: boolean): Promise<Plan> => {
      const path = `/${encodeURIComponent(id)}/actions/remind`;
      const call = { path, body: { dryRun }, reads: dryRun, schema: bulkSchema };
      const { results } = await calls.call(messages.resource, call);
      const reminded = results.filter(({ ok }) => ok).length;
      return { reminded, skipped: results.length - reminded };
    },
    {
      refreshes: ['messages/message-receipts'],
      onSuccess: (next, dryRun) => {
        if (dryRun && next.reminded > 0) return setPlan(next);
        const isNobody = next.reminded + next.skipped === 0;
        notify(isNobody ? translate(`${texts}.done.${waitingFor}`) : lines(next, 'sent'), {
          type: dryRun ? 'info' : 'success',
        });
        setPlan(undefined);
      },
      onError: (error) => {
        notify(errorText(error), { type: 'error' });
        setPlan(undefined);
      },
    },
  );
  return (
    <>
      <ReasonedButton
        variant="outlined"
        startIcon={<NotificationsOutlined />}
        loading={isPending && plan === undefined}
        reason={phase === 'live' ? undefined : translate(`${texts}.onlyLive`)}
        onClick={() => mutate(true)}
      >
        {translate(`${texts}.action`)}
      </ReasonedButton>
      <ConfirmDialog
        open={plan !== undefined}
        title={translate(`${texts}.title`)}
        message={plan && lines(plan, waitingFor)}
        confirm={translate(`${texts}.confirm`)}
        busy={isPending}
        onConfirm={() => mutate(false)}
        onCancel={() => setPlan(undefined)}
      />
    </>
  );
}
