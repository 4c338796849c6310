import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { unguarded } from '@/ui/leave/unguarded';
import { useMounted } from '@/ui/leave/useMounted';
import { useRefusalReason } from '../access/useRefusalReason';
import { DeleteDialog } from './DeleteDialog';
import { useListReturn } from './useListReturn';

interface DeleteRecordProps {
  record: RaRecord;
  name: string;
  reason?: string;
}

/** Deletes a record after a confirmation and returns to the list. Disabled without the permission. */
export function DeleteRecord({ record, name, reason }: DeleteRecordProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const mounted = useMounted();
  const { list } = useListReturn();
  const refusal = useRefusalReason('delete');
  const [open, setOpen] = useState(false);
  return (
    <>
      <ReasonedButton
        variant="outlined"
        color="error"
        startIcon={<DeleteOutlined />}
        reason={refusal ?? reason}
        onClick={() => setOpen(true)}
      >
        {translate('records.delete')}
      </ReasonedButton>
      <DeleteDialog
        record={record}
        name={name}
        open={open}
        onClose={() => setOpen(false)}
        onDeleted={() => {
          if (mounted.current) navigate(list, { state: unguarded });
        }}
      />
    </>
  );
}
