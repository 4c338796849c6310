import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { csvFile, csvLines, saveFile, separatorOf } from '../../../../records/csv/writeCsv';
import { finalOutcomes, kindOf, type RowOutcomes, rowsOfKind } from '../../../../records/import/sendRows';
import { StepBar } from '../../../../records/steps/Steps';
import { ProgressLine } from '../../../../ui/state/ProgressLine';
import { useNumberFormat } from '../../../../ui/useNumberFormat';
import { RevertLink } from '../../changes/RevertLink';
import type { Language } from '../../languages/languageSchema';
import { textFileName } from '../formats/textFileName';
import { textsPath } from '../textAddress';
import { ComparisonTable } from './ComparisonTable';
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
      <Stack spacing={2} sx={{ maxWidth: 560, alignItems: 'flex-start' }}>
        <ProgressLine label={translate(`${texts}.run.running`)} done={run.done} total={run.total} />
        <Typography role="status">
          {translate(`${texts}.run.${stopping ? 'stopping' : 'keepOpen'}`)}
        </Typography>
        <Button variant="outlined" disabled={stopping} onClick={run.cancel}>
          {translate(`${texts}.run.stop`)}
        </Button>
      </Stack>
    );
  }
  return <Finished task={task} languages={languages} />;
}

function Finished({ task, languages }: { task: TextImportTask; languages: readonly Language[] }) {
  const translate = useTranslate();
  const { check, run, rows, leftOut, waiting } = task;
  const outcomes = useMemo(
    () => finalOutcomes(rows, check.outcomes, run.outcomes, leftOut),
    [rows, check.outcomes, run.outcomes, leftOut],
  );
  const left = useMemo(() => rowsOfKind(rows, outcomes, 'problem', 'failed'), [rows, outcomes]);
  return (
    <>
      <Stack spacing={3} sx={{ mb: 4, minWidth: 0 }}>
        <Counts outcomes={outcomes} />
        {waiting.length > 0 ? (
          <Alert
            severity={run.phase === 'cancelled' ? 'info' : 'error'}
            variant="outlined"
            action={
              <Button variant="outlined" size="small" onClick={task.goOn}>
                {translate(`${texts}.result.goOn`)}
              </Button>
            }
          >
            {run.reason ? `${translate(run.reason)} ` : null}
            {translate(`${texts}.result.stopped`, { smart_count: waiting.length })}
          </Alert>
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
    const rows = left.map(({ line, key, language, value }) => [
      ...[key, language, value],
      verdictOf(outcomes.get(line)),
    ]);
    const lines = csvLines([['key', 'language', 'value', 'reason'], ...rows], separatorOf(locale));
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

function Counts({ outcomes }: { outcomes: RowOutcomes }) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const counts = { done: 0, updated: 0, skipped: 0, left: 0 };
  for (const outcome of outcomes.values()) {
    const kind = kindOf(outcome);
    if (kind === 'done') counts[outcome.code === 'updated' ? 'updated' : 'done'] += 1;
    else if (kind === 'skipped') counts.skipped += 1;
    else counts.left += 1;
  }
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, m: 0 }}>
      {(['done', 'updated', 'skipped', 'left'] as const).map((name) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {translate(`${texts}.result.counts.${name}`)}
          </Box>
          <Box component="dd" sx={{ typography: 'h2', m: 0 }}>
            {number(counts[name])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
