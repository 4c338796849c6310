import Send from '@mui/icons-material/ForwardToInboxOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { refusalOf } from '@/api/refusal';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { sentMessage } from '../message/sentMessage';
import { messages } from '../messageSchema';

const texts = 'areas.messages.preview';
const testSchema = v.object({ id: idSchema });
const sentFields = ['kind', 'severity', 'texts', 'fallback', 'dismissible', 'acknowledge'] as const;

/** Sends the message as typed to its author only; nothing is saved. */
export function SendTest() {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { getValues } = useFormContext();
  const { mutate, isPending } = useRecordMutation(
    (calls, body: object) =>
      calls.call(messages.resource, { path: '/actions/test', body, schema: testSchema }),
    {
      refreshes: [messages.resource],
      onSuccess: () => notify(`${texts}.tested`, { type: 'success' }),
      onError: (error) => {
        const [reason] = Object.values(refusalOf(error).fields);
        notify(reason === undefined ? errorText(error) : translate(reason, { _: reason }), { type: 'error' });
      },
    },
  );
  const send = () => {
    const values = sentMessage(getValues());
    mutate(Object.fromEntries(sentFields.map((field) => [field, values[field]])));
  };
  return (
    <Button variant="outlined" startIcon={<Send />} loading={isPending} onClick={send} sx={{ mt: 2 }}>
      {translate(`${texts}.test`)}
    </Button>
  );
}
