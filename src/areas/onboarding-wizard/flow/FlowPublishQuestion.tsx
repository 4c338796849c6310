import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { refusalBody } from '@/api/apiError';
import { pickLanguage } from '@/api/pickLanguage';
import { AudienceText } from '@/people/audience/AudienceText';
import { MissingLanguages } from '@/people/audience/MissingLanguages';
import { useAudienceReach } from '@/people/audience/useAudienceReach';
import { Loaded } from '@/records/calls/Loaded';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { RadioChoice } from '@/records/inputs/RadioChoice';
import { actionPath } from '@/records/lifecycle/lifecycle';
import type { PublishQuestionProps } from '@/records/lifecycle/PublishDialog';
import { PublishForm } from '@/records/lifecycle/PublishForm';
import { usePublish } from '@/records/lifecycle/usePublish';
import { useShell } from '@/ui/shell';
import { LoadingLine } from '@/ui/state/LoadingLine';
import { isWritten, languagesOf } from '../checks/steps';
import { flowLife } from '../flowLife';
import { type Flow, flows, stepsOf } from '../flowSchema';
import { useRegistryProblems } from '../registryProblems';
import { useFlowProblemLines } from './useFlowProblemLines';

const texts = 'areas.onboarding-wizard.publish';

const problemsSchema = v.array(v.object({ stepId: v.optional(v.string()), code: v.string() }));
const outlookSchema = v.object({ people: v.number(), runs: v.number(), problems: problemsSchema });
const refusalSchema = v.object({ problems: problemsSchema });

/** Asks before publishing: who gets the version, who is in the previous one, and what prevents it. */
export function FlowPublishQuestion({ record: flow, onClose }: PublishQuestionProps<Flow>) {
  const translate = useTranslate();
  const calls = useRecordCalls();
  const registryProblemsOf = useRegistryProblems();
  const linesOf = useFlowProblemLines();
  const [running, setRunning] = useState<'stay' | 'restart'>('stay');
  const call = usePublish(flowLife, flow, onClose);
  const outlook = useQuery({
    // Not the resource's key, so that publishing does not refetch it.
    queryKey: ['onboarding-wizard/outlook', flow.id, flow.version],
    queryFn: ({ signal }) => {
      const body = { version: flow.version, dryRun: true };
      const path = actionPath(flow.id, 'publish');
      return calls.call(flows.resource, { path, body, reads: true, schema: outlookSchema, signal });
    },
    gcTime: 0,
  });
  const refusal = v.safeParse(refusalSchema, refusalBody(call.error));
  const problems = [
    ...(outlook.data ? [...outlook.data.problems, ...registryProblemsOf(stepsOf(flow))] : []),
    ...(refusal.success ? refusal.output.problems : []),
  ];
  return (
    <PublishForm call={call} problems={linesOf(flow, problems)} body={outlook.data && { running }}>
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
          </>
        )}
      </Loaded>
      {/* Of the newer people alone, the languages are not counted. */}
      {flow.newSince === null ? <OtherLanguages flow={flow} onOpen={onClose} /> : null}
    </PublishForm>
  );
}

/** The audience's languages that the guide is not in; texts that are missing in its own are problems. */
function OtherLanguages({ flow, onOpen }: { flow: Flow; onOpen: () => void }) {
  const { defaultLanguage } = useShell();
  const { reach } = useAudienceReach(flow.audience);
  const languages = languagesOf(flow, defaultLanguage);
  return (
    <MissingLanguages
      {...{ reach, onOpen }}
      fallback={defaultLanguage}
      readIn={(language) => pickLanguage(languages, language, defaultLanguage) ?? defaultLanguage}
      isPart={(code) =>
        stepsOf(flow).some(({ title, text }) => isWritten(title[code]) || isWritten(text[code]))
      }
      pageOf={(language) =>
        `/onboarding-wizard/${encodeURIComponent(flow.id)}?${new URLSearchParams({ tab: 'steps', language })}`
      }
    />
  );
}
