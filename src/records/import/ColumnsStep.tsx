import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { useNumberFormat } from '@/ui/formats';
import type { CsvFile, CsvTable } from '../csv/readCsv';
import { headingRows } from '../csv/readCsv';
import { RadioChoice } from '../inputs/RadioChoice';
import { StepBar } from '../steps/Steps';
import { isRequired } from './defineImport';
import { useImportTexts } from './importTexts';
import type { Import } from './useImport';

/** Step 2: maps the columns, and chooses what happens to existing records. */
export function ColumnsStep({ task, file }: { task: Import; file: CsvFile }) {
  const { description, mapping } = task;
  const { text, labelOf, captionOf } = useImportTexts(description);
  const Options = description.options?.Fields;
  const captions = file.table.columns;
  const used = new Set(Object.values(mapping));
  const unusedCaptions = captions.flatMap((_, index) =>
    used.has(index) ? [] : [captionOf(captions, index)],
  );
  const missingColumn = description.columns.find(
    (column) => isRequired(description, column) && mapping[column.name] === null,
  );
  return (
    <>
      <Stack spacing={1.5} sx={{ maxWidth: 560, mb: 4 }}>
        <HeadingsSelect task={task} table={file.table} />
        {description.columns.map((column) => (
          <ColumnSelect
            key={column.name}
            task={task}
            name={column.name}
            required={isRequired(description, column)}
            table={file.table}
          />
        ))}
        {unusedCaptions.length > 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', pb: 2 }}>
            {text('records.import.columns.unused', { columns: unusedCaptions.join(', ') })}
          </Typography>
        ) : null}
        {description.modes.length > 1 ? (
          <RadioChoice
            label={text('records.import.mode.label')}
            options={description.modes.map((value) => ({
              value,
              label: text(`records.import.mode.${value}`),
              help: value === 'update' ? text('records.import.mode.updateHelp') : undefined,
            }))}
            value={task.mode}
            onChange={task.setMode}
          />
        ) : null}
        {Options ? <Options args={task.args} onChange={task.setArgs} /> : null}
      </Stack>
      <StepBar onBack={() => task.goTo('file')}>
        <ReasonedButton
          variant="contained"
          reason={
            missingColumn && text('records.import.columns.required', { column: labelOf(missingColumn.name) })
          }
          onClick={task.startCheck}
        >
          {text('records.import.columns.next')}
        </ReasonedButton>
      </StepBar>
    </>
  );
}

const exampleLength = 60;
const shorten = (text: string) => (text.length > exampleLength ? `${text.slice(0, exampleLength)}…` : text);

/** Chooses the row with the headings, if there may be something above them. */
function HeadingsSelect({ task, table }: { task: Import; table: CsvTable }) {
  const { text } = useImportTexts(task.description);
  const number = useNumberFormat();
  const id = useId();
  const { all, headings } = table;
  // Not the last row: there must be one below the headings.
  const rows = all.slice(0, -1).slice(0, headingRows);
  return (
    <TextField
      select
      id={id}
      label={text('records.import.columns.headings')}
      value={headings}
      onChange={({ target }) => {
        const row = rows.find(({ line }) => line === Number(target.value));
        if (row) task.setHeadings(row);
      }}
      slotProps={{ select: { native: true } }}
    >
      {rows.map(({ line, cells }) => (
        <option key={line} value={line}>
          {text('records.import.columns.headingsIn', {
            line: number(line),
            captions: shorten(
              cells
                .map((cell) => cell.trim())
                .filter(Boolean)
                .join(', '),
            ),
          })}
        </option>
      ))}
    </TextField>
  );
}

interface ColumnSelectProps {
  task: Import;
  name: string;
  required: boolean;
  table: CsvTable;
}

/** Chooses the file's column for a column of the import; shows its first value. */
function ColumnSelect({ task, name, required, table }: ColumnSelectProps) {
  const { text, labelOf, captionOf } = useImportTexts(task.description);
  const id = useId();
  const value = task.mapping[name] ?? null;
  const label = labelOf(name);
  const example = value === null ? undefined : exampleOf(table, value);
  const help = () => {
    if (value !== null && example) return text('records.import.columns.example', { value: example });
    if (value !== null) return text('records.import.columns.noExample');
    if (required) return text('records.import.columns.required', { column: label });
    return text('records.import.columns.notSet');
  };
  return (
    <TextField
      select
      id={id}
      label={label}
      required={required}
      error={required && value === null}
      helperText={help()}
      value={value ?? ''}
      onChange={({ target }) =>
        task.setMapping({ ...task.mapping, [name]: target.value === '' ? null : Number(target.value) })
      }
      slotProps={{ select: { native: true }, formHelperText: { sx: { overflowWrap: 'anywhere' } } }}
    >
      <option value="">{text('records.import.columns.none')}</option>
      {table.columns.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index; captions may repeat
        <option key={index} value={index}>
          {captionOf(table.columns, index)}
        </option>
      ))}
    </TextField>
  );
}

function exampleOf({ rows }: CsvTable, column: number): string | undefined {
  const exampleRow = rows.find(({ cells }) => (cells[column] ?? '').trim() !== '');
  const value = exampleRow?.cells[column]?.trim();
  return value && shorten(value);
}
