import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../ui/focus/visuallyHidden';
import { useNumberFormat } from '../../ui/useNumberFormat';
import { csvFileName, leftOverFile, saveFile } from '../csv/writeCsv';
import { type ImportRow, rowText } from './defineImport';
import { useImportTexts } from './importTexts';
import { kindOf, type OutcomeKind, type RowOutcomes } from './sendRows';
import type { Import } from './useImport';

const usualHeight = 45;

interface OutcomesProps {
  task: Import;
  rows: readonly ImportRow[];
  outcomes: RowOutcomes;
}

/** Each row of the file with what becomes of it. Only the rows in sight are in the document; assistive technology knows the others' number. */
export function OutcomeTable({ label, task, rows, outcomes }: OutcomesProps & { label: string }) {
  const { description } = task;
  const { text, fieldOf, outcomeOf } = useImportTexts(description);
  const number = useNumberFormat();
  const region = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => rows[index]?.line ?? index,
    overscan: 10,
  });
  const shown = description.label === undefined ? [description.key] : [description.key, description.label];
  const columns = columnsOf(shown.length);
  const titles = [
    text('records.import.table.line'),
    ...shown.map(fieldOf),
    text('records.import.table.outcome'),
  ];
  return (
    <Box ref={region} role="region" aria-label={label} tabIndex={0} sx={scroller}>
      <Box role="table" aria-label={label} aria-rowcount={rows.length + 1}>
        <Box role="row" aria-rowindex={1} sx={[columns, head, headWhereStacked]}>
          {titles.map((title) => (
            <Box key={title} role="columnheader">
              {title}
            </Box>
          ))}
        </Box>
        {/* The line above the first row is that below the captions. */}
        <Box
          role="rowgroup"
          sx={{ position: 'relative', mt: '-1px' }}
          style={{ height: list.getTotalSize() }}
        >
          {list.getVirtualItems().map(({ key, index, start }) => {
            const found = rows[index];
            if (found === undefined) return null;
            const outcome = outcomes.get(found.line);
            return (
              <Box
                key={key}
                ref={list.measureElement}
                data-index={index}
                role="row"
                aria-rowindex={index + 2}
                sx={[columns, row]}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Box role="cell" sx={[cell, { color: 'text.secondary' }]}>
                  {number(found.line)}
                </Box>
                {shown.map((name) => (
                  <Box key={name} role="cell" sx={cell}>
                    {rowText(found, name)}
                  </Box>
                ))}
                <Box role="cell" sx={[cell, { display: 'flex', gap: 1 }]}>
                  <OutcomeMark kind={kindOf(outcome)} />
                  <span>{outcomeOf(found, outcome)}</span>
                </Box>
              </Box>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}

/** The sign of what became of a row; the words beside it say the same. */
function OutcomeMark({ kind }: { kind: OutcomeKind }) {
  if (kind === 'ready' || kind === 'done') return <CheckCircleOutlined {...mark} color="success" />;
  if (kind === 'skipped') return <RemoveCircleOutline {...mark} color="action" />;
  if (kind === 'open') return <HourglassEmptyOutlined {...mark} color="action" />;
  return <ErrorOutlined {...mark} color="error" />;
}

const mark = { 'aria-hidden': true, fontSize: 'small', sx: { flexShrink: 0 } } as const;

/** Says that rows are left over after the check or the import, and why; offers to go on with just these. */
export function TaskAlert({ task, step }: { task: Import; step: 'check' | 'run' }) {
  const translate = useTranslate();
  const { text } = useImportTexts(task.description);
  const left = task.leftOf(step).length;
  if (left === 0) return null;
  const { phase, reason } = task[step];
  const ending = phase === 'stopped' || phase === 'cancelled' ? phase : 'failed';
  const texts = step === 'check' ? 'records.import.check' : 'records.import.result';
  const args = { smart_count: left };
  return (
    <Alert
      severity={ending === 'cancelled' ? 'info' : 'error'}
      variant="outlined"
      action={
        <Button variant="outlined" size="small" onClick={() => task.goOn(step)}>
          {text(`${texts}.goOn`, args)}
        </Button>
      }
    >
      {reason ? `${translate(reason)} ` : null}
      {text(`${texts}.${ending}`, args)}
    </Alert>
  );
}

/** Saves rows as they stand in the file, each with the reason, to be corrected and imported again. */
export function SaveLeftOver({ task, rows, outcomes }: OutcomesProps) {
  const { file, description } = task;
  const { text, outcomeOf } = useImportTexts(description);
  if (rows.length === 0 || file === undefined) return null;
  const save = () => {
    const reasons = new Map(rows.map((row) => [row.line, outcomeOf(row, outcomes.get(row.line))]));
    saveFile(leftOverFile(file.table, reasons), csvFileName(`${description.name}-not-imported`));
  };
  return (
    <Button variant="outlined" startIcon={<FileDownloadOutlined />} onClick={save}>
      {text('records.import.saveLeftOver', { smart_count: rows.length })}
    </Button>
  );
}

const scroller = {
  maxHeight: 'min(60vh, 32rem)',
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

/** The line, one or two columns of the import, the outcome; in a narrow window all but the line stand below one another. */
const columnsOf = (shown: number) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: '3.5rem minmax(0, 1fr)',
    md: `4rem ${shown > 1 ? '5fr 4fr' : '5fr'} 6fr`,
  },
  columnGap: 2,
  px: 2,
  '& > :not(:first-of-type)': { gridColumn: { xs: 2, md: 'auto' } },
});

/** The captions stay in sight while the rows scroll. */
const head = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  typography: 'subtitle2',
  color: 'text.secondary',
} as const;

/** Where the cells stand below one another, captions above them say nothing to those who see. */
const headWhereStacked = { '@media (max-width: 899.98px)': visuallyHidden } as const;

const row = {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const cell = { minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' } as const;
