import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { StepBar } from '../steps/Steps';
import { type ImportText, useImportTexts } from './importTexts';
import { type CountName, OutcomeTable, ResultCounts, SaveLeftOver, TaskAlert } from './Outcomes';
import { finalOutcomes, hasNewRecords, type Row, type RowOutcomes, rowsOfKind } from './sendRows';
import type { Import } from './useImport';
import type { RowTasks } from './useRowImport';

interface ResultRowsProps<R extends Row> {
  task: RowTasks<R>;
  text: ImportText;
  countNames?: readonly CountName[] | undefined;
  /** The address of the list. */
  list: string;
  onRestart: () => void;
  /** What else is to be said, and done about it. */
  notice?: (outcomes: RowOutcomes) => ReactNode;
  action?: (outcomes: RowOutcomes) => ReactNode;
  /** The rows that were not imported, with what saves them. */
  children: (leftOverRows: readonly R[], outcomes: RowOutcomes) => ReactNode;
}

/** What was imported, and what was not and why. */
export function ResultRows<R extends Row>(props: ResultRowsProps<R>) {
  const { task, text, countNames, list, onRestart, notice, action, children } = props;
  const { rows, check, run, leftOut } = task;
  const outcomes = useMemo(
    () => finalOutcomes(rows, check.outcomes, run.outcomes, leftOut),
    [rows, check.outcomes, run.outcomes, leftOut],
  );
  const leftOverRows = useMemo(() => rowsOfKind(rows, outcomes, 'problem', 'failed'), [rows, outcomes]);
  return (
    <>
      <Stack spacing={3} sx={{ mb: 4, minWidth: 0 }}>
        <ResultCounts
          outcomes={outcomes}
          countNames={countNames}
          captionOf={(name) => text(`records.import.result.counts.${name}`)}
        />
        {notice?.(outcomes)}
        <TaskAlert step="run" task={task} text={text} />
        {leftOverRows.length > 0 ? children(leftOverRows, outcomes) : null}
      </Stack>
      <StepBar>
        {action?.(outcomes)}
        <Button variant="outlined" onClick={onRestart}>
          {text('records.import.result.another')}
        </Button>
        <Button variant="contained" component={Link} to={list}>
          {text('records.import.result.toList')}
        </Button>
      </StepBar>
    </>
  );
}

const withSame = ['done', 'updated', 'same', 'skipped', 'left'] as const;

/** Step 5 of the import of a CSV file. */
export function ResultStep({ task }: { task: Import }) {
  const { text } = useImportTexts(task.description);
  const createPath = useCreatePath();
  const { resource, createdField, modes, options } = task.description;
  const note = options?.noteOf(task.args);
  return (
    <ResultRows
      task={task}
      text={text}
      countNames={modes.includes('update') ? withSame : undefined}
      list={createPath({ resource, type: 'list' }) + (createdField ? `?sort=${createdField}&order=DESC` : '')}
      onRestart={task.restart}
      notice={(outcomes) => (note && hasNewRecords(outcomes) ? <Typography>{text(note)}</Typography> : null)}
    >
      {(leftOverRows, outcomes) => (
        <>
          <OutcomeTable
            label={text('records.import.result.table')}
            task={task}
            rows={leftOverRows}
            outcomes={outcomes}
          />
          <Box>
            <SaveLeftOver task={task} rows={leftOverRows} outcomes={outcomes} />
          </Box>
        </>
      )}
    </ResultRows>
  );
}
