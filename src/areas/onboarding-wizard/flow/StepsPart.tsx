import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextLanguageTabs } from '@/people/TextLanguageTabs';
import { FormAside } from '@/records/form/FormAside';
import { FormLocalizedField } from '@/records/inputs/FormLocalizedField';
import { FormTextField } from '@/records/inputs/FormTextField';
import { useDescription } from '@/records/inputs/useFormField';
import { ProblemList } from '@/records/lifecycle/ProblemList';
import { useWidePage } from '@/ui/page/pageRoom';
import { useShell } from '@/ui/shell';
import { inOrder, maxLengths, type Problem, type Step, textProblems } from '../checks/steps';
import { type Flow, stepsOf } from '../flowSchema';
import { useRegistryProblems } from '../registryProblems';
import { StepFields } from './StepFields';
import { StepList } from './StepList';
import { StepPreview } from './StepPreview';
import { useFlowProblemLines } from './useFlowProblemLines';
import { useSteps } from './useSteps';
import { useStepText } from './useStepText';
import { useStepTitle } from './useStepTitle';

const texts = 'areas.onboarding-wizard.steps';

/** The steps of a guide: their order, the form of the open one, and its preview. A key renders only what shows its text. */
export function StepsPart({ flow, theirs }: { flow: Flow; theirs: Flow['steps'] | undefined }) {
  const translate = useTranslate();
  const titleOf = useStepTitle();
  const { getValues } = useFormContext();
  const editor = useSteps();
  const problems = useFlowProblems(flow);
  const { current } = editor;
  const isWide = useWidePage();
  useDescription('order', translate(`${texts}.list`), (value) =>
    stepsOf({
      order: Array.isArray(value) ? value.map(String) : [],
      steps: { ...theirs, ...getValues('steps') },
    })
      .map(titleOf)
      .join(' → '),
  );
  return (
    <>
      <StepDescriptions theirs={theirs} />
      <Box sx={width}>
        <FormTextField
          source="name"
          required
          maxLength={maxLengths.name}
          label={translate('areas.onboarding-wizard.list.internalName')}
        />
      </Box>
      <TextLanguageTabs sources={textSources(editor.ids)}>
        <Box sx={width}>
          <FormLocalizedField source="title" maxLength={maxLengths.title} />
        </Box>
        {problems.length > 0 ? (
          <Box sx={{ mb: 3 }}>
            <FlowProblems id={flow.id} order={editor.ids} problems={problems} />
          </Box>
        ) : null}
        <Box sx={[columns, isWide && wideColumns]}>
          <StepList editor={editor} problems={problems} />
          {current === undefined ? null : (
            <OpenStep
              id={current}
              number={editor.currentIndex + 1}
              of={editor.ids.length}
              isBeside={isWide}
            />
          )}
        </Box>
      </TextLanguageTabs>
    </>
  );
}

/** The fields of a step, and its preview beside or below them. */
function OpenStep(props: ComponentProps<typeof StepPreview>) {
  const { id, isBeside } = props;
  return (
    <FormAside aside={isBeside ? <StepPreview {...props} /> : undefined} columns="minmax(0, 1fr) 20rem">
      <StepFields key={id} id={id} />
      {isBeside ? null : <StepPreview {...props} />}
    </FormAside>
  );
}

interface FlowProblemsProps {
  id: string;
  order: readonly string[];
  problems: readonly Problem[];
}

/** The problems of a guide, with the titles of the steps concerned. */
function FlowProblems({ id, order, problems }: FlowProblemsProps) {
  const linesOf = useFlowProblemLines();
  const steps: Flow['steps'] = useWatch({ name: 'steps' });
  return <ProblemList problems={linesOf({ id, order, steps }, problems)} />;
}

/** The fields of a guide with texts by language. */
const textSources = (order: readonly string[]) => [
  'title',
  ...order.flatMap((id) => [`steps.${id}.title`, `steps.${id}.text`]),
];

const width = { maxWidth: 560, mb: 2 } as const;
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'clamp(14rem, 28%, 21rem) minmax(0, 1fr)' },
  columnGap: 4,
  rowGap: 3,
} as const;

const wideColumns = { gridTemplateColumns: '17rem minmax(0, 1fr)' } as const;

/** Registers each step by its title, so that a conflict names titles. */
function StepDescriptions({ theirs }: { theirs: Flow['steps'] | undefined }) {
  const steps: Flow['steps'] = useWatch({ name: 'steps' });
  const all: readonly Step[] = Object.values({ ...theirs, ...steps });
  return all.map((step) => <StepDescription key={step.id} step={step} />);
}

function StepDescription({ step }: { step: Step }) {
  const titleOf = useStepTitle();
  const textOf = useStepText();
  useDescription(`steps.${step.id}`, titleOf(step), (value) => {
    if (typeof value !== 'object' || value === null) return null;
    // Values of this field are steps.
    return textOf(value as Step);
  });
  return null;
}

/** Problems found in the form itself. */
const formCodes = /^(no_|page_gone|anchor_|text_gone)/;

/** The problems of a guide in the form; those that only the server knows are of the saved version. */
function useFlowProblems(flow: Flow): readonly Problem[] {
  const { defaultLanguage } = useShell();
  const registryProblemsOf = useRegistryProblems();
  const { order, places, problems } = useWatch({
    name: ['title', 'order', 'steps', 'audience'],
    // Renders only when one of these changes, not on each character.
    compute: ([title, order, stepsById, audience]: FlowValues) => {
      const steps = stepsOf({ order, steps: stepsById });
      return {
        order,
        places: steps.map(({ id, kind, page, anchor, element }) => ({ id, kind, page, anchor, element })),
        problems: textProblems({ title, steps, audience }, defaultLanguage),
      };
    },
  });
  const isInForm = ({ stepId }: Problem) => stepId === undefined || order.includes(stepId);
  const serverProblems = flow.problems.filter(({ code }) => !formCodes.test(code)).filter(isInForm);
  return inOrder([...problems, ...registryProblemsOf(places), ...serverProblems], order);
}

type FlowValues = [Flow['title'], Flow['order'], Flow['steps'], Flow['audience']];
