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
  labelOf: (field: string) => string;
  format: FormatField;
}

/** The fields that an event changed, before and after; what was empty and still is, is left out. */
export function EventChanges({ changes, labelOf, format }: EventChangesProps) {
  const translate = useTranslate();
  const show = (field: string, value: unknown) => format(field, value) ?? shownValue(value, translate);
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            {['field', 'before', 'after'].map((column) => (
              <TableCell key={column}>{translate(`records.history.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {changes
            .filter(({ before, after }) => !isSame(before, after))
            .map(({ field, before, after }) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row">
                  {labelOf(field)}
                </TableCell>
                <TableCell sx={longText}>{show(field, before)}</TableCell>
                <TableCell sx={longText}>{show(field, after)}</TableCell>
              </TableRow>
            ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const longText = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
