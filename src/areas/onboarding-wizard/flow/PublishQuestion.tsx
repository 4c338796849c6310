import Publish from '@mui/icons-material/PublishOutlined';
import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { AudienceText } from '@/people/audience/AudienceText';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { Loaded } from '@/records/calls/Loaded';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { useFormChange } from '@/records/form/formChange';
import { RadioChoice } from '@/records/inputs/RadioChoice';
import { DialogButtons } from '@/ui/dialog/DialogButtons';
import { useShell } from '@/ui/shell';
import { LoadingLine } from '@/ui/state/LoadingLine';
import { inOrder, preventsPublishing } from '../checks/steps';
import { type Flow, flowName, flowSchema, flows, refusalTexts, stepsOf } from '../flowSchema';
import { useRegistryProblems } from '../registryProblems';
import { ProblemList } from './ProblemList';
import { QuestionButton } from './QuestionButton';

const texts = 'areas.onboarding-wizard.publish';

const outlookSchema = v.object({
  people: v.number(),
  runs: v.number(),
  problems: v.array(v.object({ stepId: v.optional(v.string()), code: v.string() })),
});

/** Asks before publishing: who gets the version, who is in the previous one, and what prevents it. */
function PublishQuestion({ flow, onClose }: { flow: Flow; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const calls = useRecordCalls();
  const registry = useRegistryProblems();
  const { defaultLanguage } = useShell();
  const [running, setRunning] = useState<'stay' | 'restart'>('stay');
  const path = `/${encodeURIComponent(flow.id)}/actions/publish`;
  const outlook = useQuery({
    // Not the resource's key, so that publishing does not refetch it.
    queryKey: ['onboarding-wizard/outlook', flow.id, flow.version],
    queryFn: ({ signal }) => {
      const body = { version: flow.version, dryRun: true };
      return calls.call(flows.resource, { path, body, reads: true, schema: outlookSchema, signal });
    },
    gcTime: 0,
  });
  const { mutate, isPending, error } = useRecordMutation(
    (of, choice: 'stay' | 'restart') =>
      of.call(flows.resource, { path, body: { version: flow.version, running: choice }, schema: flowSchema }),
    { refreshes: [flows.resource] },
  );
  const found = outlook.data ? [...outlook.data.problems, ...registry(stepsOf(flow))] : [];
  const problems = inOrder(found, flow.order);
  const isBlocked = problems.some((problem) => preventsPublishing(problem, defaultLanguage));
  const publish = () =>
    mutate(running, {
      onSuccess: () => {
        notify(`${texts}.done`, { type: 'success', messageArgs: { name: flowName(flow) } });
        onClose();
      },
    });
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            <AudienceText audience={flow.audience} />
          </Typography>
          <Loaded query={outlook} loading={<LoadingLine wide />}>
            {({ people, runs }) => (
              <>
                <Typography variant="subtitle2" component="p" role="status">
                  {translate('people.audience.people', { smart_count: people })}
                </Typography>
                {runs > 0 ? (
                  <RadioChoice
                    label={translate(`${texts}.running`, { smart_count: runs })}
                    value={running}
                    onChange={(choice) => setRunning(choice === 'restart' ? 'restart' : 'stay')}
                    options={(['stay', 'restart'] as const).map((value) => ({
                      value,
                      label: translate(`${texts}.${value}`),
                    }))}
                  />
                ) : null}
                <ProblemList
                  problems={problems}
                  order={flow.order}
                  steps={flow.steps}
                  onFollow={onClose}
                  title={translate(`${texts}.${isBlocked ? 'blocked' : 'lacks'}`)}
                  severity={isBlocked ? 'error' : 'warning'}
                />
              </>
            )}
          </Loaded>
          {error ? (
            <Alert severity="error" variant="outlined">
              {errorText(error)}
            </Alert>
          ) : null}
        </Stack>
      </DialogContent>
      <DialogButtons
        confirm={translate(`${texts}.confirm`)}
        busy={isPending}
        disabled={!outlook.data || isBlocked}
        onConfirm={publish}
        onCancel={onClose}
      />
    </>
  );
}

/** Publishes the saved draft, after showing who gets it and what it lacks. */
export function PublishButton({ flow }: { flow: Flow }) {
  const translate = useTranslate();
  const { changed } = useFormChange();
  const refused = useRefusalReason('edit');
  const refusalOf = useAccessRefusal(refusalTexts);
  return (
    <QuestionButton
      caption={translate(`${texts}.action`)}
      icon={Publish}
      reason={refused ?? (changed ? translate(`${texts}.saveFirst`) : refusalOf(flow, 'publish'))}
      title={translate(`${texts}.title`, { name: flowName(flow) })}
    >
      {(close) => <PublishQuestion flow={flow} onClose={close} />}
    </QuestionButton>
  );
}
