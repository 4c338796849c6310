import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonedButton } from '../../../../ui/controls/ReasonedButton';
import { BottomBar } from '../../../../ui/page/BottomBar';
import { ProgressLine } from '../csv/ProgressLine';
import { useCount } from '../csv/useCount';
import type { OpenedFile } from './openFile';
import { countKinds, kindOf } from './outcome';
import { SaveLeftOver } from './SaveLeftOver';
import { TaskAlert } from './TaskAlert';
import type { Import } from './useImport';
import { VerdictFilter } from './VerdictFilter';
import { VerdictTable } from './VerdictTable';
import { shows, type VerdictFilterName } from './verdictFilters';

const texts = 'areas.user-management.users.import.check';

/** Step 3: the dry run. It says of each row what the import will do with it, and changes nothing. */
export function CheckStep({ task, file }: { task: Import; file: OpenedFile }) {
  const translate = useTranslate();
  const count = useCount();
  const [filter, setFilter] = useState<VerdictFilterName>('all');
  const { check, rows } = task;
  const running = check.phase === 'running' || check.phase === 'stopping';
  const kinds = countKinds(rows, check.outcomes);
  const filtered = (by: VerdictFilterName) =>
    rows.filter(({ line }) => shows(by, kindOf(check.outcomes.get(line))));
  const problems = filtered('problems');
  const args = { smart_count: kinds.ready, count: count(kinds.ready) };
  return (
    <>
      <Stack spacing={2} sx={{ mb: 4, minWidth: 0 }}>
        {running ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, maxWidth: 560 }}>
            <Box sx={{ flex: '1 1 14rem' }}>
              <ProgressLine label={translate(`${texts}.running`)} done={check.done} total={check.total} />
            </Box>
            <Button variant="outlined" onClick={check.cancel}>
              {translate('ui.action.cancel')}
            </Button>
          </Box>
        ) : null}
        <Typography role="status">{running ? '' : translate(`${texts}.summary`, args)}</Typography>
        {running ? null : (
          <TaskAlert texts={texts} task={check} left={kinds.open + kinds.failed} onGoOn={task.goOnChecking} />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <VerdictFilter
            value={filter}
            counts={{
              all: rows.length,
              ready: kinds.ready,
              skipped: kinds.skipped,
              problems: problems.length,
            }}
            onChange={setFilter}
          />
          {running ? null : <SaveLeftOver file={file} rows={problems} outcomes={check.outcomes} />}
        </Box>
        <VerdictTable label={translate(`${texts}.table`)} rows={filtered(filter)} outcomes={check.outcomes} />
      </Stack>
      <BottomBar>
        <Button variant="outlined" onClick={() => task.goTo('columns')}>
          {translate('ui.action.back')}
        </Button>
        <ReasonedButton
          variant="contained"
          reason={
            running ? translate(`${texts}.wait`) : kinds.ready === 0 ? translate(`${texts}.none`) : undefined
          }
          onClick={task.startRun}
        >
          {translate(`${texts}.next`, args)}
        </ReasonedButton>
      </BottomBar>
    </>
  );
}
