import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { useNumberFormat } from '../../ui/useNumberFormat';
import { StepBar } from '../steps/Steps';
import { useImportTexts } from './importTexts';
import { OutcomeTable, SaveLeftOver, TaskAlert } from './Outcomes';
import { finalOutcomes, kindOf, type RowOutcomes, rowsOfKind } from './sendRows';
import type { Import } from './useImport';

/** Step 5: what was imported, and what was not and why. */
export function ResultStep({ task }: { task: Import }) {
  const { text } = useImportTexts(task.description);
  const createPath = useCreatePath();
  const { resource, created } = task.description;
  const { rows, check, run } = task;
  const outcomes = useMemo(
    () => finalOutcomes(rows, check.outcomes, run.outcomes),
    [rows, check.outcomes, run.outcomes],
  );
  const left = rowsOfKind(rows, outcomes, 'problem', 'failed');
  return (
    <>
      <Stack spacing={3} sx={{ mb: 4, minWidth: 0 }}>
        <ResultCounts task={task} outcomes={outcomes} />
        <TaskAlert step="run" task={task} />
        {left.length > 0 ? (
          <>
            <OutcomeTable
              label={text('records.import.result.table')}
              task={task}
              rows={left}
              outcomes={outcomes}
            />
            <Box>
              <SaveLeftOver task={task} rows={left} outcomes={outcomes} />
            </Box>
          </>
        ) : null}
      </Stack>
      <StepBar>
        <Button variant="outlined" onClick={task.restart}>
          {text('records.import.result.another')}
        </Button>
        <Button
          variant="contained"
          component={Link}
          to={createPath({ resource, type: 'list' }) + (created ? `?sort=${created}&order=DESC` : '')}
        >
          {text('records.import.result.toList')}
        </Button>
      </StepBar>
    </>
  );
}

function ResultCounts({ task, outcomes }: { task: Import; outcomes: RowOutcomes }) {
  const { text } = useImportTexts(task.description);
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
            {text(`records.import.result.counts.${name}`)}
          </Box>
          <Box
            component="dd"
            sx={{
              typography: 'h2',
              m: 0,
              color: name === 'left' && counts.left > 0 ? 'error.main' : undefined,
            }}
          >
            {number(counts[name])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
