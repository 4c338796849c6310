import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PageBody } from '../../ui/page/PageBody';
import { PageHeader } from '../../ui/page/PageHeader';
import { ProgressLine } from '../../ui/state/ProgressLine';
import { usePaths } from '../form/usePaths';
import { Steps } from '../steps/Steps';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import type { ImportDescription } from './defineImport';
import { FileStep } from './FileStep';
import { useImportTexts } from './importTexts';
import { ResultStep } from './ResultStep';
import { type Import, importSteps, useImport } from './useImport';

/** The import of records from a CSV file in five steps. Leaving asks from the choice of a file until the result is there. */
export function ImportPage({ import: description }: { import: ImportDescription }) {
  const task = useImport(description);
  const { text } = useImportTexts(description);
  const { back } = usePaths();
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
          {step === 'run' ? <RunStep task={task} /> : null}
          {step === 'result' ? <ResultStep task={task} /> : null}
        </Steps>
      </PageBody>
    </>
  );
}

/** Step 4: the import itself. Cancelling lets the call on its way finish, so that nobody has to guess what was imported. */
function RunStep({ task }: { task: Import }) {
  const translate = useTranslate();
  const { text } = useImportTexts(task.description);
  const { done, total, phase, cancel } = task.run;
  const stopping = phase === 'stopping';
  return (
    <Stack spacing={2} sx={{ maxWidth: 560, alignItems: 'flex-start' }}>
      <ProgressLine label={text('records.import.run.running')} done={done} total={total} />
      <Typography role="status">
        {text(stopping ? 'records.import.run.stopping' : 'records.import.run.keepOpen')}
      </Typography>
      <Button variant="outlined" disabled={stopping} onClick={cancel}>
        {translate('ui.action.cancel')}
      </Button>
    </Stack>
  );
}
