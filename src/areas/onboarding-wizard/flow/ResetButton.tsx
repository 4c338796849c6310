import RestartAlt from '@mui/icons-material/RestartAlt';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { AudiencePartsInput } from '@/people/audience/AudiencePartsInput';
import type { AudiencePart } from '@/people/audience/audience';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { DialogButtons } from '@/ui/dialog/DialogButtons';
import { type Flow, flowName, flows } from '../flowSchema';
import { QuestionButton } from './QuestionButton';

const texts = 'areas.onboarding-wizard.reset';
const runsSchema = v.object({ runs: v.number() });

/** Resets a guide for all people or some groups and roles; asks first, because it cannot be undone. */
export function ResetButton({ flow }: { flow: Flow }) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const refused = useRefusalReason('edit');
  const [include, setInclude] = useState<readonly AudiencePart[]>([]);
  const { mutate, isPending } = useRecordMutation(
    (calls, parts: readonly AudiencePart[]) =>
      calls.call(flows.resource, {
        path: `/${encodeURIComponent(flow.id)}/actions/reset`,
        body: { include: parts },
        schema: runsSchema,
      }),
    { refreshes: [flows.resource] },
  );
  const reset = (close: () => void) =>
    mutate(include, {
      onSuccess: ({ runs }) => {
        notify(`${texts}.done`, { type: 'success', messageArgs: { smart_count: runs } });
        close();
      },
      onError: (error) =>
        notify(`${texts}.failed`, { type: 'error', messageArgs: { reason: errorText(error) } }),
    });
  return (
    <QuestionButton
      caption={translate(`${texts}.action`)}
      icon={RestartAlt}
      reason={refused}
      title={translate(`${texts}.title`, { name: flowName(flow) })}
    >
      {(close) => (descriptionId) => (
        <>
          <DialogContent>
            <DialogContentText id={descriptionId} sx={{ mb: 2 }}>
              {translate(`${texts}.message`)}
            </DialogContentText>
            <AudiencePartsInput
              label={translate(`${texts}.of`)}
              help={translate(`${texts}.ofHelp`)}
              value={include}
              onChange={setInclude}
              disabled={isPending}
            />
          </DialogContent>
          <DialogButtons
            confirm={translate(`${texts}.confirm`)}
            color="error"
            busy={isPending}
            onConfirm={() => reset(close)}
            onCancel={close}
          />
        </>
      )}
    </QuestionButton>
  );
}
