import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonedButton } from '../../ui/controls/ReasonedButton';
import { ProgressLine } from '../../ui/state/ProgressLine';
import { useNumberFormat } from '../../ui/useNumberFormat';
import { StepBar } from '../steps/Steps';
import { useImportTexts } from './importTexts';
import { OutcomeTable, SaveLeftOver, TaskAlert } from './Outcomes';
import { rowsOfKind } from './sendRows';
import type { Import } from './useImport';

/** Step 3: the dry run. It says of each row what the import will do with it, and changes nothing. */
export function CheckStep({ task }: { task: Import }) {
  const translate = useTranslate();
  const { text } = useImportTexts(task.description);
  const [filter, setFilter] = useState<RowFilter>('all');
  const { check, rows } = task;
  const { outcomes } = check;
  const running = check.phase === 'running' || check.phase === 'stopping';
  const filtered = {
    all: rows,
    ready: rowsOfKind(rows, outcomes, 'ready'),
    skipped: rowsOfKind(rows, outcomes, 'skipped'),
    problems: rowsOfKind(rows, outcomes, 'problem', 'failed'),
  };
  const args = { smart_count: filtered.ready.length };
  const reason = () => {
    if (running) return text('records.import.check.wait');
    return args.smart_count === 0 ? text('records.import.check.none') : undefined;
  };
  return (
    <>
      <Stack spacing={2} sx={{ mb: 4, minWidth: 0 }}>
        {running ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, maxWidth: 560 }}>
            <Box sx={{ flex: '1 1 14rem' }}>
              <ProgressLine
                label={text('records.import.check.running')}
                done={check.done}
                total={check.total}
              />
            </Box>
            <Button variant="outlined" onClick={check.cancel}>
              {translate('ui.action.cancel')}
            </Button>
          </Box>
        ) : null}
        <Typography role="status">{running ? '' : text('records.import.check.summary', args)}</Typography>
        {running ? null : <TaskAlert step="check" task={task} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <FilterButtons task={task} value={filter} rows={filtered} onChange={setFilter} />
          {running ? null : <SaveLeftOver task={task} rows={filtered.problems} outcomes={outcomes} />}
        </Box>
        <OutcomeTable
          label={text('records.import.check.table')}
          task={task}
          rows={filtered[filter]}
          outcomes={outcomes}
        />
      </Stack>
      <StepBar onBack={() => task.goTo('columns')}>
        <ReasonedButton variant="contained" reason={reason()} onClick={task.startRun}>
          {text('records.import.check.next', args)}
        </ReasonedButton>
      </StepBar>
    </>
  );
}

const rowFilters = ['all', 'ready', 'skipped', 'problems'] as const;
type RowFilter = (typeof rowFilters)[number];

interface FilterButtonsProps {
  task: Import;
  value: RowFilter;
  rows: Readonly<Record<RowFilter, readonly unknown[]>>;
  onChange: (filter: RowFilter) => void;
}

/** The choice of the rows that are shown, each with their number. */
function FilterButtons({ task, value, rows, onChange }: FilterButtonsProps) {
  const { text } = useImportTexts(task.description);
  const number = useNumberFormat();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={text('records.import.check.filter')}
      value={value}
      onChange={(_, chosen: RowFilter | null) => onChange(chosen ?? value)}
      sx={group}
    >
      {rowFilters.map((filter) => (
        <ToggleButton key={filter} value={filter} sx={{ px: 1.5, textTransform: 'none' }}>
          {text(`records.import.check.filters.${filter}`, { count: number(rows[filter].length) })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** The buttons stand apart, so that they may wrap. */
const group = {
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiToggleButtonGroup-grouped': { border: 1, borderColor: 'outline', borderRadius: 1, ml: 0 },
} as const;
