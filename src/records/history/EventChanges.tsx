import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { isSame } from '../form/changedFields';
import type { FormatField } from '../form/FormConflict';
import { shownValue } from '../values/plainValue';
import type { HistoryEvent } from './useHistory';

interface EventChangesProps {
  changes: HistoryEvent['changes'];
  /** Whether the event created something, so that there were no values before. */
  isNew?: boolean;
  labelOf: (field: string) => string;
  format: FormatField;
}

/** Whether nothing was chosen, ticked or typed, also in the fields of an object. */
const isBlank = (value: unknown): boolean =>
  value === false ||
  isSame(undefined, value) ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isBlank));

/** The fields that an event changed, before and after; what was empty and still is, or looks the same, is left out. */
export function EventChanges({ changes, isNew = false, labelOf, format }: EventChangesProps) {
  const translate = useTranslate();
  const show = (field: string, value: unknown) => format(field, value) ?? shownValue(value, translate);
  const rows = changes
    .filter(({ before, after }) => (isNew ? !isBlank(after) : !isSame(before, after)))
    .map(({ field, before, after }) => ({
      field,
      before: isNew ? undefined : show(field, before),
      after: show(field, after),
    }))
    // Elements are never equal.
    .filter(({ before, after }) => before !== after);
  if (rows.length === 0) return null;
  return (
    <TableContainer>
      <Table size="small" sx={{ tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            {(isNew ? ['field', 'value'] : ['field', 'before', 'after']).map((column) => (
              <TableCell key={column} sx={column === 'field' ? { width: '28%' } : undefined}>
                {translate(`records.history.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ field, before, after }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row" sx={longText}>
                {labelOf(field)}
              </TableCell>
              {isNew ? null : <TableCell sx={longText}>{before}</TableCell>}
              <TableCell sx={longText}>{after}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const longText = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', verticalAlign: 'top' } as const;
