import { useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { useListReturn } from '@/records/form/useListReturn';
import { StepProgress } from '@/records/steps/StepProgress';
import { Steps } from '@/records/steps/Steps';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeader } from '@/ui/page/PageHeader';
import { LoadingState } from '@/ui/state/LoadingState';
import { useTextsWithOverrides } from '@/ui/useTextsWithOverrides';
import type { Language } from '../../languages/languageSchema';
import { useLanguages } from '../../languages/useLanguages';
import { FileStep } from './FileStep';
import { TextCheck, TextResult } from './TextSteps';
import { importSteps, useTextImport } from './useTextImport';

const texts = 'areas.default-translations.import';

/** `/default-translations/translations/import`: texts from a file, compared with those that there are before anything changes. */
export function TextImport() {
  const translate = useTranslate();
  const languages = useLanguages();
  const { back } = useListReturn();
  return (
    <>
      <PageHeader headline={translate(`${texts}.title`)} back={back} />
      <PageBody>
        <Loaded query={languages} loading={<LoadingState shape="rows" />}>
          {(all) => <ImportSteps languages={all} />}
        </Loaded>
      </PageBody>
    </>
  );
}

function ImportSteps({ languages }: { languages: readonly Language[] }) {
  const text = useTextsWithOverrides('records.import', texts);
  const task = useTextImport();
  const { step, file, run } = task;
  const steps = importSteps.map((name) => ({
    name,
    label: text(`records.import.steps.${name}`),
    heading: text(`records.import.headings.${name}`),
  }));
  return (
    <Steps
      label={text('records.import.stepsLabel')}
      steps={steps}
      current={step}
      unsaved={file !== undefined && step !== 'result'}
    >
      {step === 'file' ? <FileStep task={task} languages={languages} /> : null}
      {step === 'check' ? <TextCheck {...{ task, text, languages }} /> : null}
      {step === 'run' ? (
        <StepProgress
          task={run}
          label={text('records.import.run.running')}
          said={text(`records.import.run.${run.phase === 'stopping' ? 'stopping' : 'keepOpen'}`)}
          stop={text(`${texts}.run.stop`)}
        />
      ) : null}
      {step === 'result' ? <TextResult {...{ task, text, languages }} /> : null}
    </Steps>
  );
}
