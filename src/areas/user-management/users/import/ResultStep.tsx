import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { BottomBar } from '../../../../ui/page/BottomBar';
import type { OpenedFile } from './openFile';
import { countKinds, finalOutcomes, kindOf } from './outcome';
import { ResultCounts } from './ResultCounts';
import { SaveLeftOver } from './SaveLeftOver';
import { TaskAlert } from './TaskAlert';
import type { Import } from './useImport';
import { VerdictTable } from './VerdictTable';
import { shows } from './verdictFilters';

const texts = 'areas.user-management.users.import.result';

/** Step 5: what was imported, and what was not and why. */
export function ResultStep({ task, file }: { task: Import; file: OpenedFile }) {
  const translate = useTranslate();
  const { rows, check, run } = task;
  const outcomes = useMemo(
    () => finalOutcomes(rows, check.outcomes, run.outcomes),
    [rows, check.outcomes, run.outcomes],
  );
  const left = rows.filter(({ line }) => shows('problems', kindOf(outcomes.get(line))));
  const unsent = rows.filter(({ line }) => outcomes.get(line)?.verdict === 'not_sent').length;
  return (
    <>
      <Stack spacing={3} sx={{ mb: 4, minWidth: 0 }}>
        <ResultCounts outcomes={outcomes} />
        <TaskAlert
          texts={texts}
          task={run}
          left={unsent + countKinds(rows, run.outcomes).failed}
          onGoOn={task.goOnRunning}
        />
        {left.length > 0 ? (
          <>
            <VerdictTable label={translate(`${texts}.table`)} rows={left} outcomes={outcomes} />
            <Box>
              <SaveLeftOver file={file} rows={left} outcomes={outcomes} />
            </Box>
          </>
        ) : null}
      </Stack>
      <BottomBar>
        <Button variant="outlined" onClick={task.restart}>
          {translate(`${texts}.another`)}
        </Button>
        <Button variant="contained" component={Link} to="/user-management/users">
          {translate(`${texts}.toList`)}
        </Button>
      </BottomBar>
    </>
  );
}
