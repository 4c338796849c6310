import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { useNumberFormat } from '@/ui/formats';
import { ToggleChoice } from '../inputs/ToggleChoice';
import { StepProgress } from '../steps/StepProgress';
import { StepBar } from '../steps/Steps';
import { useImportTexts } from './importTexts';
import { OutcomeTable, SaveLeftOver, TaskAlert } from './Outcomes';
import { rowsOfKind } from './sendRows';
import type { Import } from './useImport';

/** Step 3: the dry run. It says of each row what the import will do with it, and changes nothing. */
export function CheckStep({ task }: { task: Import }) {
  const translate = useTranslate();
  const { text } = useImportTexts(task.description);
  const number = useNumberFormat();
  const [filter, setFilter] = useState<(typeof rowFilters)[number]>('all');
  const { check, isChecking, rows } = task;
  const { outcomes } = check;
  const filtered = {
    all: rows,
    ready: rowsOfKind(rows, outcomes, 'ready'),
    skipped: rowsOfKind(rows, outcomes, 'skipped'),
    problems: rowsOfKind(rows, outcomes, 'problem', 'failed'),
  };
  const args = { smart_count: filtered.ready.length };
  const reason = () => {
    if (isChecking) return text('records.import.check.wait');
    return args.smart_count === 0 ? text('records.import.check.none') : undefined;
  };
  return (
    <>
      <Stack spacing={2} sx={{ mb: 4, minWidth: 0 }}>
        {isChecking ? (
          <StepProgress
            task={check}
            label={text('records.import.check.running')}
            stop={translate('ui.action.cancel')}
          />
        ) : null}
        <Typography role="status">{isChecking ? '' : text('records.import.check.summary', args)}</Typography>
        {isChecking ? null : <TaskAlert step="check" task={task} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <ToggleChoice
            label={text('records.import.check.filter')}
            options={rowFilters.map((value) => ({
              value,
              label: text(`records.import.check.filters.${value}`, { count: number(filtered[value].length) }),
            }))}
            value={filter}
            onChange={setFilter}
          />
          {isChecking ? null : <SaveLeftOver task={task} rows={filtered.problems} outcomes={outcomes} />}
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
