import type { ComponentProps, ReactNode } from 'react';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeader } from '@/ui/page/PageHeader';
import { useListReturn } from '../form/useListReturn';
import { StepProgress } from '../steps/StepProgress';
import { Steps } from '../steps/Steps';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import type { ImportDescription } from './defineImport';
import { FileStep } from './FileStep';
import { type ImportText, useImportTexts } from './importTexts';
import { ResultStep } from './ResultStep';
import { type Import, useImport } from './useImport';
import { importSteps } from './useRowImport';

/**
 * Imports records from a CSV file in five steps. Leaving asks first, from the choice of a file until the result is
 * shown.
 */
export function ImportPage({ import: description }: { import: ImportDescription }) {
  const task = useImport(description);
  const { text } = useImportTexts(description);
  const { back } = useListReturn();
  return (
    <>
      <PageHeader headline={text('records.import.title')} back={back} />
      <PageBody>
        <ImportSteps task={task} text={text} stepNames={importSteps}>
          {task.step === 'file' ? <FileStep task={task} /> : null}
          {task.step === 'columns' && task.file ? <ColumnsStep task={task} file={task.file} /> : null}
          {task.step === 'check' ? <CheckStep task={task} /> : null}
          {task.step === 'result' ? <ResultStep task={task} /> : null}
        </ImportSteps>
      </PageBody>
    </>
  );
}

interface ImportStepsProps {
  task: { step: Import['step']; run: ComponentProps<typeof StepProgress>['task']; file?: unknown };
  text: ImportText;
  stepNames: readonly Import['step'][];
  /** The current step, unless it is the run. */
  children: ReactNode;
}

/** The steps of an import around the current one, with the progress of the run. */
export function ImportSteps({ task: { step, run, file }, text, stepNames, children }: ImportStepsProps) {
  const steps = stepNames.map((name) => ({
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
      {children}
      {step === 'run' ? (
        <StepProgress
          task={run}
          label={text('records.import.run.running')}
          note={text(`records.import.run.${run.phase === 'stopping' ? 'stopping' : 'keepOpen'}`)}
          stop={text('ui.action.cancel')}
        />
      ) : null}
    </Steps>
  );
}
