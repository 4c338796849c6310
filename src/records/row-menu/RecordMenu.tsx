import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import OpenInNew from '@mui/icons-material/EditOutlined';
import { useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { useRefusalReason } from '../access/useRefusalReason';
import { DeleteDialog } from '../form/DeleteDialog';
import { useRowTarget } from '../list/rowTarget';
import { useRecordName } from '../references/useRecordName';
import { LineMenu, type RecordLine } from './LineMenu';
import type { RowMenuProps } from './rowMenu';

interface RecordMenuProps<R extends RaRecord> extends RowMenuProps<R> {
  /** Between opening the record and deleting it. */
  lines: readonly RecordLine[];
  canDelete?: boolean;
  /** Why it cannot be deleted. */
  deleteReason?: string | undefined;
}

/** The menu of a list row: opens the record, offers the area's actions, deletes after a confirmation. */
export function RecordMenu<R extends RaRecord>(props: RecordMenuProps<R>) {
  const { record, anchor, onClose, lines, canDelete = false, deleteReason } = props;
  const translate = useTranslate();
  const name = useRecordName()(record);
  const target = useRowTarget(undefined)(record);
  const { selectedIds, onSelect } = useListContext();
  const refusal = useRefusalReason('delete');
  const [asking, setAsking] = useState(false);
  const open = { label: translate('records.open'), icon: OpenInNew };
  const remove = {
    label: translate('records.delete'),
    icon: DeleteOutlined,
    reason: refusal ?? deleteReason,
    onRun: () => setAsking(true),
    danger: true,
  };
  return (
    <>
      <LineMenu
        name={name}
        anchor={anchor}
        onClose={onClose}
        groups={[
          [...(target === undefined ? [] : [{ ...open, to: target }]), ...lines],
          canDelete ? [remove] : [],
        ]}
      />
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
