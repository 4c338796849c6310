import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { useContext } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useRecordName } from '../references/useRecordName';
import { RowMenuContext } from './rowMenu';

/** Opens the menu of a record of the surrounding list; named after the record. Nothing if the list has no menu. */
export function RowMenuButton({ record }: { record: RaRecord }) {
  const open = useContext(RowMenuContext);
  const translate = useTranslate();
  const nameOf = useRecordName();
  if (open === undefined) return null;
  return (
    <IconButton
      size="small"
      aria-label={translate('records.rowMenu', { name: nameOf(record) })}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => open(record, currentTarget)}
    >
      <MoreVert fontSize="small" />
    </IconButton>
  );
}
