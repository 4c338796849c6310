import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFormLanguage } from '@/records/languages/formLanguage';
import { useShell } from '@/ui/shell';
import { type Step, textIn } from '../checks/steps';
import type { Flow } from '../flowSchema';
import type { Run, RunStep } from '../shell/runSchema';
import { StepBox } from '../shell/StepBox';

interface StepPreviewProps {
  /** The step's id. */
  id: string;
  number: number;
  of: number;
  /** Next to the fields instead of below them. */
  isBeside: boolean;
}

/** The box of a step as people will see it, in the chosen language; inert. Memoized, because another address renders the steps. */
export const StepPreview = memo(function StepPreview({ id, ...place }: StepPreviewProps) {
  const step: Step | undefined = useWatch({ name: `steps.${id}` });
  // New texts follow as soon as the typed letter is there.
  const deferredStep = useDeferredValue(step);
  return deferredStep ? <StepStage step={deferredStep} {...place} /> : null;
});

interface StepStageProps extends Omit<StepPreviewProps, 'id'> {
  step: Step;
}

function StepStage({ step, number, of, isBeside }: StepStageProps) {
  const translate = useTranslate();
  const { defaultLanguage } = useShell();
  const { current } = useFormLanguage();
  const guideTitle: Flow['title'] = useWatch({ name: 'title' });
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLElement>(null);
  const stepTitle = textIn(step.title, current, defaultLanguage);
  const runStep: RunStep = {
    ...step,
    title: stepTitle.text,
    text: textIn(step.text, current, defaultLanguage).text,
    language: stepTitle.language,
    doneBy: { type: step.doneBy.type },
    state: 'open',
    count: 0,
    atLeast: step.doneBy.type === 'data' ? step.doneBy.atLeast : 0,
  };
  const run: Run = {
    ...{ id: 'preview', state: 'running', current: step.id, revision: 0, mayHide: true, startPage: null },
    title: textIn(guideTitle, current, defaultLanguage).text,
    language: current,
    // As many as remain, so that the last one says Finish.
    steps: Array.from({ length: of - number + 1 }, () => runStep),
  };
  const texts = 'areas.onboarding-wizard.steps';
  return (
    <Box component="section" aria-label={translate(`${texts}.preview`)} sx={{ mt: isBeside ? 0 : 3 }}>
      <Typography variant="subtitle2" component="h2" gutterBottom>
        {translate(`${texts}.preview`)}
      </Typography>
      <Box inert sx={stage}>
        <StepBox
          run={run}
          step={runStep}
          heading={translate('areas.onboarding-wizard.shell.step', { number, of })}
          isHere={step.page === null}
          isMissing={false}
          isCurrent
          isSmall={false}
          where="free"
          box={box}
          title={heading}
          busyAction={undefined}
          failedAction={undefined}
          onBack={number > 1 ? nothing : undefined}
          onForward={nothing}
          onSize={nothing}
          onAct={nothing}
        />
      </Box>
    </Box>
  );
}

const nothing = () => {};

/** The box is in the form instead of over the page. */
const stage = {
  display: 'flex',
  justifyContent: 'center',
  p: 1,
  bgcolor: 'action.hover',
  borderRadius: 1,
  '& [data-guide]': { position: 'static', zIndex: 'auto', maxWidth: '100%' },
} as const;
