import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { StepBar } from '../steps/Steps';
import { useImportTexts } from './importTexts';
import { OutcomeTable, ResultCounts, SaveLeftOver, TaskAlert } from './Outcomes';
import { finalOutcomes, rowsOfKind } from './sendRows';
import type { Import } from './useImport';

const withSame = ['done', 'updated', 'same', 'skipped', 'left'] as const;

/** Step 5: what was imported, and what was not and why. */
export function ResultStep({ task }: { task: Import }) {
  const { text } = useImportTexts(task.description);
  const createPath = useCreatePath();
  const { description, rows, check, run } = task;
  const { resource, created } = description;
  const outcomes = useMemo(
    () => finalOutcomes(rows, check.outcomes, run.outcomes),
    [rows, check.outcomes, run.outcomes],
  );
  const left = rowsOfKind(rows, outcomes, 'problem', 'failed');
  return (
    <>
      <Stack spacing={3} sx={{ mb: 4, minWidth: 0 }}>
        <ResultCounts
          outcomes={outcomes}
          counted={description.modes.includes('update') ? withSame : undefined}
          captionOf={(name) => text(`records.import.result.counts.${name}`)}
        />
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
