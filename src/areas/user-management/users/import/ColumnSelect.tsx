import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { CsvTable } from '../csv/readCsv';
import { useColumnName } from './columnName';
import type { TargetField } from './mapping';

const texts = 'areas.user-management.users.import';

/** An example of a column is cut after so many characters. */
const exampleLength = 60;

interface ColumnSelectProps {
  field: TargetField;
  table: CsvTable;
  /** The index of the column; null when the file does not say. */
  value: number | null;
  onChange: (column: number | null) => void;
}

/** The choice of the column that a field comes from, with the first value in it. */
export function ColumnSelect({ field, table, value, onChange }: ColumnSelectProps) {
  const translate = useTranslate();
  const id = useId();
  const columnName = useColumnName(table.columns);
  const required = field === 'email';
  const example = value === null ? undefined : exampleOf(table, value);
  const help =
    value === null
      ? translate(`${texts}.columns.${required ? 'emailMissing' : 'notSet'}`)
      : translate(`${texts}.columns.${example ? 'example' : 'noExample'}`, { value: example ?? '' });
  return (
    <TextField
      select
      id={id}
      label={translate(`${texts}.fields.${field}`)}
      required={required}
      error={required && value === null}
      helperText={help}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      slotProps={{ select: { native: true }, formHelperText: { sx: { overflowWrap: 'anywhere' } } }}
    >
      <option value="">{translate(`${texts}.columns.none`)}</option>
      {table.columns.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; captions may repeat
        <option key={index} value={index}>
          {columnName(index)}
        </option>
      ))}
    </TextField>
  );
}

function exampleOf({ rows }: CsvTable, column: number): string | undefined {
  const filled = rows.find(({ cells }) => (cells[column] ?? '').trim() !== '');
  const value = filled?.cells[column]?.trim();
  return value && value.length > exampleLength ? `${value.slice(0, exampleLength)}…` : value;
}
