import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { useNumberFormat } from '@/ui/formats';
import { ToggleChoice } from '../inputs/ToggleChoice';
import { StepProgress } from '../steps/StepProgress';
import { StepBar } from '../steps/Steps';
import { type ImportText, useImportTexts } from './importTexts';
import { OutcomeTable, SaveLeftOver, TaskAlert } from './Outcomes';
import { hasNewRecords, type Row, rowsOfKind } from './sendRows';
import type { Import } from './useImport';
import type { RowTasks } from './useRowImport';

interface CheckRowsProps<R extends Row, G extends string> {
  task: RowTasks<R>;
  text: ImportText;
  /** What the rows can be narrowed to: `check.filters` has their names. */
  groups: Readonly<Partial<Record<G, readonly R[]>>>;
  /** What is shown first. */
  initial: G;
  onBack: () => void;
  /** What can be done with the rows of a group; while the rows are checked there is none. */
  actions: (group: G) => ReactNode;
  /** What else is to be said about the import. */
  note?: string | undefined;
  /** The table of rows. */
  children: (rows: readonly R[]) => ReactNode;
}

/** The dry run. It says of each row what the import will do with it, and changes nothing. */
export function CheckRows<R extends Row, G extends string>(props: CheckRowsProps<R, G>) {
  const { task, text, groups, initial, onBack, actions, note, children } = props;
  const translate = useTranslate();
  const number = useNumberFormat();
  const [chosenGroup, setChosenGroup] = useState<G>();
  const group = chosenGroup ?? initial;
  const { check, isChecking, includedRows } = task;
  const args = { smart_count: includedRows.length };
  const reason = () => {
    if (isChecking) return text('records.import.check.wait');
    return includedRows.length === 0 ? text('records.import.check.none') : undefined;
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
        {note === undefined ? null : <Typography>{note}</Typography>}
        {isChecking ? null : <TaskAlert step="check" task={task} text={text} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <ToggleChoice
            label={text('records.import.check.filter')}
            // The keys of the record.
            options={(Object.keys(groups) as G[]).map((value) => ({
              value,
              label: text(`records.import.check.filters.${value}`, {
                count: number(groups[value]?.length ?? 0),
              }),
            }))}
            value={group}
            onChange={setChosenGroup}
          />
          {isChecking ? null : actions(group)}
        </Box>
        {children(groups[group] ?? [])}
      </Stack>
      <StepBar onBack={onBack}>
        <ReasonedButton variant="contained" reason={reason()} onClick={task.startRun}>
          {text('records.import.check.next', args)}
        </ReasonedButton>
      </StepBar>
    </>
  );
}

/** Step 3 of the import of a CSV file. */
export function CheckStep({ task }: { task: Import }) {
  const { text } = useImportTexts(task.description);
  const { rows, check, args } = task;
  const { outcomes } = check;
  const note = task.description.options?.noteOf(args);
  const problems = rowsOfKind(rows, outcomes, 'problem', 'failed');
  const groups = {
    all: rows,
    ready: rowsOfKind(rows, outcomes, 'ready'),
    skipped: rowsOfKind(rows, outcomes, 'skipped'),
    problems,
  };
  return (
    <CheckRows
      task={task}
      text={text}
      groups={groups}
      initial="all"
      onBack={() => task.goTo('columns')}
      note={note && hasNewRecords(outcomes) ? text(note) : undefined}
      actions={() => <SaveLeftOver task={task} rows={problems} outcomes={outcomes} />}
    >
      {(visibleRows) => (
        <OutcomeTable
          label={text('records.import.check.table')}
          task={task}
          rows={visibleRows}
          outcomes={outcomes}
        />
      )}
    </CheckRows>
  );
}
