import type { SvgIconComponent } from '@mui/icons-material';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import OpenInNew from '@mui/icons-material/EditOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRefusedAction } from '../access/useRefusedAction';
import { DeleteDialog } from '../form/DeleteDialog';
import { useRowTarget } from '../list/rowTarget';
import { useRecordName } from '../references/useRecordName';
import type { RowMenuProps } from './rowMenu';

/** A line of the menu: a way to a page, or something that is done at once. */
export interface RecordLine {
  readonly label: string;
  readonly icon: SvgIconComponent;
  readonly to?: string;
  readonly onRun?: () => void;
  /** Why it cannot be done, as a sentence. */
  readonly reason?: string | undefined;
}

interface RecordMenuProps<R extends RaRecord> extends RowMenuProps<R> {
  /** Between opening the record and deleting it. */
  lines: readonly RecordLine[];
  canDelete?: boolean;
  /** Why it cannot be deleted. */
  deleteReason?: string | undefined;
}

/** The menu of a row: opens the record, does what the area describes, deletes after a question. A line that is refused says why. */
export function RecordMenu<R extends RaRecord>(props: RecordMenuProps<R>) {
  const { record, anchor, onClose, lines, canDelete = false, deleteReason } = props;
  const translate = useTranslate();
  const name = useRecordName()(record);
  const target = useRowTarget(undefined)(record);
  const { selectedIds, onSelect } = useListContext();
  const refusal = useRefusedAction('delete');
  const [asking, setAsking] = useState(false);
  const line = ({ label, icon: Icon, to, onRun, reason }: RecordLine, danger = false) => (
    <MenuItem
      key={label}
      {...(to === undefined ? {} : { component: Link, to })}
      aria-disabled={reason === undefined ? undefined : true}
      onClick={(event) => {
        if (reason !== undefined) return event.preventDefault();
        onClose();
        onRun?.();
      }}
      sx={reason === undefined ? (danger ? { color: 'error.main' } : undefined) : off}
    >
      <ListItemIcon sx={{ color: 'inherit' }}>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText secondary={reason}>{label}</ListItemText>
    </MenuItem>
  );
  return (
    <>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': translate('records.rowMenu', { name }) } }}
      >
        {target === undefined
          ? null
          : line({ label: translate('records.open'), icon: OpenInNew, to: target })}
        {lines.map((each) => line(each))}
        {canDelete ? <Divider /> : null}
        {canDelete
          ? line(
              {
                label: translate('records.delete'),
                icon: DeleteOutlined,
                reason: refusal ?? deleteReason,
                onRun: () => setAsking(true),
              },
              true,
            )
          : null}
      </Menu>
      <DeleteDialog
        record={record}
        name={name}
        open={asking}
        onClose={() => setAsking(false)}
        onDeleted={() => onSelect(selectedIds.filter((id) => id !== record.id))}
      />
    </>
  );
}

/** Refused, and still reached by the keyboard, which reads the reason. */
const off = { cursor: 'default', '& *': { color: 'text.disabled' } } as const;
