import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useDeferredValue, useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { csvFile, csvLines, saveFile, separatorOf } from '@/records/csv/writeCsv';
import { ResultCounts } from '@/records/import/Outcomes';
import { finalOutcomes, type RowOutcomes, rowsOfKind } from '@/records/import/sendRows';
import { LeftAlert } from '@/records/steps/LeftAlert';
import { StepProgress } from '@/records/steps/StepProgress';
import { StepBar } from '@/records/steps/Steps';
import { RevertLink } from '../../changes/RevertLink';
import type { Language } from '../../languages/languageSchema';
import { textFileName } from '../formats/textFileName';
import { textsPath } from '../textAddress';
import { ComparisonTable } from './ComparisonTable';
import { FaultyTexts } from './FaultyTexts';
import type { TextImportTask } from './useTextImport';
import { useVerdict } from './useVerdict';

const texts = 'areas.default-translations.import';

/** The import with its progress, then what was done and what was not. Stopping lets the call on its way finish. */
export function ImportResult({ task, languages }: { task: TextImportTask; languages: readonly Language[] }) {
  const translate = useTranslate();
  const { run } = task;
  const stopping = run.phase === 'stopping';
  const isRunning = stopping || run.phase === 'running';
  // The table of many texts comes with a task of its own.
  const hasNoTable = useDeferredValue(isRunning) || isRunning;
  if (hasNoTable) {
    return (
      <StepProgress
        task={run}
        label={translate(`${texts}.run.running`)}
        said={translate(`${texts}.run.${stopping ? 'stopping' : 'keepOpen'}`)}
        stop={translate(`${texts}.run.stop`)}
      />
    );
  }
  return <Finished task={task} languages={languages} />;
}

function Finished({ task, languages }: { task: TextImportTask; languages: readonly Language[] }) {
  const translate = useTranslate();
  const { check, run, rows, leftOut } = task;
  const waiting = task.leftOf('run').length;
  const outcomes = useMemo(
    () => finalOutcomes(rows, check.outcomes, run.outcomes, leftOut),
    [rows, check.outcomes, run.outcomes, leftOut],
  );
  const left = useMemo(() => rowsOfKind(rows, outcomes, 'problem', 'failed'), [rows, outcomes]);
  return (
    <>
      <Stack spacing={3} sx={{ mb: 4, minWidth: 0 }}>
        <ResultCounts outcomes={outcomes} captionOf={(name) => translate(`${texts}.result.counts.${name}`)} />
        <FaultyTexts rows={rows} outcomes={outcomes} />
        {waiting > 0 ? (
          <LeftAlert task={run} action={translate(`${texts}.result.goOn`)} onGoOn={() => void task.goOn()}>
            {translate(`${texts}.result.stopped`, { smart_count: waiting })}
          </LeftAlert>
        ) : null}
        {left.length > 0 ? (
          <>
            <ComparisonTable rows={left} outcomes={outcomes} languages={languages} />
            <LeftOver outcomes={outcomes} left={left} />
          </>
        ) : null}
      </Stack>
      <StepBar>
        {rowsOfKind(rows, outcomes, 'done').length > 0 ? <RevertLink change={task.change} /> : null}
        <Button variant="outlined" onClick={task.restart}>
          {translate(`${texts}.result.another`)}
        </Button>
        <Button variant="contained" component={Link} to={textsPath}>
          {translate(`${texts}.result.toList`)}
        </Button>
      </StepBar>
    </>
  );
}

/** Saves what was not imported, with the reason, in a form that can be imported again. */
function LeftOver({ outcomes, left }: { outcomes: RowOutcomes; left: TextImportTask['rows'] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const verdictOf = useVerdict();
  const save = () => {
    const hasStates = left.some(({ state }) => state !== undefined);
    const rows = left.map(({ line, key, language, value, state = '' }) => [
      ...[key, language, value, ...(hasStates ? [state] : [])],
      verdictOf(outcomes.get(line)),
    ]);
    const head = ['key', 'language', 'value', ...(hasStates ? ['state'] : []), 'reason'];
    const lines = csvLines([head, ...rows], separatorOf(locale));
    saveFile(csvFile([lines]), textFileName(['not-imported'], 'csv'));
  };
  return (
    <Box>
      <Button variant="outlined" startIcon={<FileDownloadOutlined />} onClick={save}>
        {translate(`${texts}.result.saveLeftOver`, { smart_count: left.length })}
      </Button>
    </Box>
  );
}
