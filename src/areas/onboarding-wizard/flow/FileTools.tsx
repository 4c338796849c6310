import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { saveFile } from '@/records/csv/writeCsv';
import { useFileChoice } from '@/records/inputs/useFileChoice';
import { FileDrop } from '@/ui/controls/FileDrop';
import { type Flow, stepsOf } from '../flowSchema';
import { type FlowFile, type FlowFileProblem, readFlowFile } from './readFlowFile';
import type { StepBook } from './useSteps';

const texts = 'areas.onboarding-wizard.file';

/** Larger files are no guides, in bytes. */
const largest = 1_000_000;

/** Saves the guide as a file, and takes the steps of one: instead of those of the form, which can be taken back. */
export function FileTools({ book }: { book: StepBook }) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext<Flow>();
  const [taken, setTaken] = useState<number>();
  const { problem, choose } = useFileChoice<FlowFile, FlowFileProblem>({
    read: async (file) => {
      const text = file.size > largest ? undefined : await file.text().catch(() => undefined);
      return text === undefined ? { problem: 'shape' } : readFlowFile(text);
    },
    onOpen({ title, steps }) {
      if (Object.keys(getValues('title')).length === 0) setValue('title', title, { shouldDirty: true });
      book.replace(steps);
      setTaken(steps.length);
    },
    onClose: () => setTaken(undefined),
  });
  function save(): void {
    const { name, title, order, steps } = getValues();
    const content = JSON.stringify({ name, title, steps: stepsOf({ order, steps }) }, null, 2);
    saveFile(new Blob([content], { type: 'application/json' }), 'guide.json');
  }
  return (
    <Stack spacing={1} sx={{ minWidth: 0 }}>
      <Button variant="outlined" startIcon={<FileDownloadOutlined />} onClick={save}>
        {translate(`${texts}.export`)}
      </Button>
      <FileDrop
        compact
        label={translate(`${texts}.import`)}
        accept=".json,application/json"
        limits={translate(`${texts}.limits`)}
        onFiles={(files) => void choose(files)}
      />
      {problem ? (
        <Alert severity="error">
          {translate(`${texts}.problems.${problem.problem}`, { step: 0, field: '', ...problem })}
        </Alert>
      ) : null}
      {taken === undefined ? null : (
        <Alert severity="success">{translate(`${texts}.taken`, { smart_count: taken })}</Alert>
      )}
    </Stack>
  );
}
