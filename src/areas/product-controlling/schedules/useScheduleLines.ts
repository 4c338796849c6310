import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Send from '@mui/icons-material/SendOutlined';
import { useNotify, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import type { RecordLine } from '@/records/row-menu/LineMenu';
import { useAreaPath } from '../figures/useAreaPath';
import { type Schedule, scheduleSchema } from './scheduleSchema';

const texts = 'areas.product-controlling.schedules';
const sentSchema = v.object({ sent: v.array(v.string()), withheld: v.array(v.string()) });

type ScheduleLine = RecordLine & Required<Pick<RecordLine, 'onRun'>>;

/** Sending a report at once, and taking over one that nobody looks after. */
export function useScheduleLines({ id, access, state, owner }: Schedule): ScheduleLine[] {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const resource = `${useAreaPath()}/schedules`;
  const options = { refreshes: [resource] };
  const onError = (error: unknown) => notify(errorText(error), { type: 'error' });
  const send = useRecordMutation<string, v.InferOutput<typeof sentSchema>>(
    (calls, which) =>
      calls.call(resource, {
        path: `/${encodeURIComponent(which)}/actions/send-now`,
        method: 'POST',
        schema: sentSchema,
      }),
    options,
  );
  const takeOver = useRecordMutation<string, Schedule>(
    (calls, which) =>
      calls.call(resource, {
        path: `/${encodeURIComponent(which)}/actions/take-over`,
        method: 'POST',
        schema: scheduleSchema,
      }),
    options,
  );
  const sendNow = {
    label: translate(`${texts}.sendNow`),
    icon: Send,
    reason: access === 'owner' ? undefined : translate('areas.product-controlling.refusals.not_owner'),
    onRun: () =>
      send.mutate(id, {
        onError,
        onSuccess: ({ sent, withheld }) =>
          withheld.length === 0
            ? notify(`${texts}.sent`, { type: 'success', messageArgs: { smart_count: sent.length } })
            : notify(`${texts}.sentBut`, {
                type: 'warning',
                messageArgs: { smart_count: sent.length, names: withheld.join(', ') },
                autoHideDuration: 10_000,
              }),
      }),
  };
  const take = {
    label: translate(`${texts}.takeOver`),
    icon: PersonAdd,
    onRun: () =>
      takeOver.mutate(id, {
        onError,
        onSuccess: () => notify(`${texts}.taken`, { type: 'success', messageArgs: { name: owner.name } }),
      }),
  };
  return state === 'orphaned' ? [take] : [sendNow];
}
