import { useTranslate } from 'react-admin';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeader } from '@/ui/page/PageHeader';
import { useListReturn } from '../form/useListReturn';
import { StepProgress } from '../steps/StepProgress';
import { Steps } from '../steps/Steps';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import type { ImportDescription } from './defineImport';
import { FileStep } from './FileStep';
import { useImportTexts } from './importTexts';
import { ResultStep } from './ResultStep';
import { importSteps, useImport } from './useImport';

/**
 * Imports records from a CSV file in five steps. Leaving asks first, from the choice of a file until the result is
 * shown.
 */
export function ImportPage({ import: description }: { import: ImportDescription }) {
  const task = useImport(description);
  const translate = useTranslate();
  const { text } = useImportTexts(description);
  const { back } = useListReturn();
  const { step, file } = task;
  const steps = importSteps.map((name) => ({
    name,
    label: text(`records.import.steps.${name}`),
    heading: text(`records.import.headings.${name}`),
  }));
  return (
    <>
      <PageHeader headline={text('records.import.title')} back={back} />
      <PageBody>
        <Steps
          label={text('records.import.stepsLabel')}
          steps={steps}
          current={step}
          unsaved={file !== undefined && step !== 'result'}
        >
          {step === 'file' ? <FileStep task={task} /> : null}
          {step === 'columns' && file ? <ColumnsStep task={task} file={file} /> : null}
          {step === 'check' ? <CheckStep task={task} /> : null}
          {step === 'run' ? (
            <StepProgress
              task={task.run}
              label={text('records.import.run.running')}
              said={text(`records.import.run.${task.run.phase === 'stopping' ? 'stopping' : 'keepOpen'}`)}
              stop={translate('ui.action.cancel')}
            />
          ) : null}
          {step === 'result' ? <ResultStep task={task} /> : null}
        </Steps>
      </PageBody>
    </>
  );
}
