import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment } from 'react';
import { useNumberFormat } from '@/ui/formats';
import { csvFileName, leftOverFile, saveFile } from '../csv/writeCsv';
import { RowTable } from '../list/RowTable';
import { LeftOverAlert } from '../steps/LeftOverAlert';
import { type ImportRow, rowText } from './defineImport';
import { type ImportText, useImportTexts } from './importTexts';
import { kindOf, type OutcomeKind, type Row, type RowOutcomes } from './sendRows';
import type { Import } from './useImport';
import type { RowTasks } from './useRowImport';

const rowHeight = 45;

interface OutcomesProps {
  task: Import;
  rows: readonly ImportRow[];
  outcomes: RowOutcomes;
}

/** Each row of the file with its outcome. */
export function OutcomeTable({ label, task, rows, outcomes }: OutcomesProps & { label: string }) {
  const { description } = task;
  const { text, fieldOf, labelOf, outcomesOf } = useImportTexts(description);
  const number = useNumberFormat();
  const { details = [] } = description;
  const keyColumns =
    description.label === undefined ? [description.key] : [description.key, description.label];
  const titles = [
    text('records.import.table.line'),
    ...keyColumns.map(fieldOf),
    text('records.import.table.outcome'),
  ];
  return (
    <RowTable
      label={label}
      rows={rows}
      columns={columnsOf(keyColumns.length)}
      titles={titles}
      usualHeight={rowHeight}
    >
      {(row) => {
        const outcome = outcomes.get(row.line);
        return (
          <>
            <Box role="cell" sx={{ color: 'text.secondary' }}>
              {number(row.line)}
            </Box>
            {keyColumns.map((name) => (
              <Box key={name} role="cell">
                <bdi>{rowText(row, name)}</bdi>
                {name === keyColumns.at(-1)
                  ? details.map((detail) => (
                      <RowDetail key={detail} label={labelOf(detail)} values={[row[detail] ?? []].flat()} />
                    ))
                  : null}
              </Box>
            ))}
            <Box role="cell" sx={{ display: 'flex', gap: 1 }}>
              <OutcomeMark kind={kindOf(outcome)} />
              <div>
                {outcomesOf(row, outcome).map((sentence) => (
                  <div key={sentence}>{sentence}</div>
                ))}
              </div>
            </Box>
          </>
        );
      }}
    </RowTable>
  );
}

/** One more column of a row; nothing if it is empty. */
function RowDetail({ label, values }: { label: string; values: readonly (string | number)[] }) {
  const filledValues = values.filter((value) => value !== '');
  if (filledValues.length === 0) return null;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      {label}:{' '}
      {filledValues.map((value, index) => (
        <Fragment key={value}>
          {index > 0 ? ' · ' : null}
          <bdi>{value}</bdi>
        </Fragment>
      ))}
    </Box>
  );
}

/** The icon of an outcome; the words next to it say the same. */
function OutcomeMark({ kind }: { kind: OutcomeKind }) {
  if (kind === 'ready' || kind === 'done') return <CheckCircleOutlined {...mark} color="success" />;
  if (kind === 'skipped') return <RemoveCircleOutline {...mark} color="action" />;
  if (kind === 'open') return <HourglassEmptyOutlined {...mark} color="action" />;
  return <ErrorOutlined {...mark} color="error" />;
}

const mark = { 'aria-hidden': true, fontSize: 'small', sx: { flexShrink: 0 } } as const;

interface TaskAlertProps<R extends Row> {
  task: RowTasks<R>;
  text: ImportText;
  step: 'check' | 'run';
}

/** Says that rows are left over after the check or the import, and why; offers to continue with just these. */
export function TaskAlert<R extends Row>({ task, text, step }: TaskAlertProps<R>) {
  const rowCount = task.remainingRows(step).length;
  if (rowCount === 0) return null;
  const { phase } = task[step];
  const ending = phase === 'stopped' || phase === 'cancelled' ? phase : 'failed';
  const texts = step === 'check' ? 'records.import.check' : 'records.import.result';
  const args = { smart_count: rowCount };
  return (
    <LeftOverAlert task={task[step]} action={text(`${texts}.goOn`, args)} onGoOn={() => task.goOn(step)}>
      {text(`${texts}.${ending}`, args)}
    </LeftOverAlert>
  );
}

/** Saves rows as they are in the file, each with its reason, to be corrected and imported again. */
export function SaveLeftOver({ task, rows, outcomes }: OutcomesProps) {
  const { file, description } = task;
  const { text, outcomesOf } = useImportTexts(description);
  if (rows.length === 0 || file === undefined) return null;
  const save = () => {
    const reasons = new Map(
      rows.map((row) => [row.line, outcomesOf(row, outcomes.get(row.line)).join(' · ')]),
    );
    saveFile(leftOverFile(file.table, reasons), csvFileName(`${description.name}-not-imported`));
  };
  return (
    <Button variant="outlined" startIcon={<FileDownloadOutlined />} onClick={save}>
      {text('records.import.saveLeftOver', { smart_count: rows.length })}
    </Button>
  );
}

export type CountName = 'done' | 'updated' | 'same' | 'skipped' | 'left';

const defaultCounts: readonly CountName[] = ['done', 'updated', 'skipped', 'left'];

interface ResultCountsProps {
  outcomes: RowOutcomes;
  captionOf: (name: CountName) => string;
  /** What is counted; without `same`, rows without a change are among the skipped ones. */
  countNames?: readonly CountName[] | undefined;
}

/** How many rows were created, updated, skipped and left over. */
export function ResultCounts({ outcomes, captionOf, countNames = defaultCounts }: ResultCountsProps) {
  const number = useNumberFormat();
  const counts: Record<CountName, number> = { done: 0, updated: 0, same: 0, skipped: 0, left: 0 };
  for (const outcome of outcomes.values()) {
    const kind = kindOf(outcome);
    if (kind === 'done') counts[outcome.code === 'updated' ? 'updated' : 'done'] += 1;
    else if (kind !== 'skipped') counts.left += 1;
    else counts[outcome.code === 'same' && countNames.includes('same') ? 'same' : 'skipped'] += 1;
  }
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, m: 0 }}>
      {countNames.map((name) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {captionOf(name)}
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

/**
 * The line number, one or two columns of the import, the outcome; in a narrow window all but the line number are
 * stacked.
 */
const columnsOf = (columnCount: number) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: '3.5rem minmax(0, 1fr)',
    md: `4rem ${columnCount > 1 ? '5fr 4fr' : '5fr'} 6fr`,
  },
  columnGap: 2,
  px: 2,
  '& > :not(:first-of-type)': { gridColumn: { xs: 2, md: 'auto' } },
});
