import { useEffect, useRef } from 'react';
import { LeaveGuard } from '../../../../ui/leave/LeaveGuard';
import { PageBody } from '../../../../ui/page/PageBody';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { FileStep } from './FileStep';
import { ResultStep } from './ResultStep';
import { RunStep } from './RunStep';
import { StepHeading } from './StepHeading';
import { StepList } from './StepList';
import { useImport } from './useImport';

/** The import of users in five steps. Leaving asks from the choice of a file until the result is there. */
export function ImportWizard() {
  const task = useImport();
  const { step, file } = task;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <PageBody>
      <StepList current={step} />
      <StepHeading ref={heading} step={step} />
      {step === 'file' ? <FileStep task={task} /> : null}
      {step === 'columns' && file ? <ColumnsStep task={task} file={file} /> : null}
      {step === 'check' && file ? <CheckStep task={task} file={file} /> : null}
      {step === 'run' ? <RunStep task={task} /> : null}
      {step === 'result' && file ? <ResultStep task={task} file={file} /> : null}
      <LeaveGuard when={file !== undefined && step !== 'result'} />
    </PageBody>
  );
}
