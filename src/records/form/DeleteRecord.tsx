import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDelete, useNotify, useTranslate, useUnselect } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ReasonedButton } from '../../ui/controls/ReasonedButton';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { unguarded } from '../../ui/leave/unguarded';
import { useMounted } from '../../ui/leave/useMounted';
import { useRefusedAction } from '../access/useRefusedAction';
import { useErrorText } from '../calls/useErrorText';
import { usePaths } from './usePaths';

interface DeleteRecordProps {
  record: RaRecord;
  name: string;
  reason?: string;
}

/** Deletes a record after a confirmation and goes to the list; a refusal is shown in the dialog. Disabled without the permission. */
export function DeleteRecord({ record, name, reason }: DeleteRecordProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const mounted = useMounted();
  const { resource, list } = usePaths();
  const unselect = useUnselect(resource);
  const refusal = useRefusedAction('delete');
  const [open, setOpen] = useState(false);

  const onSuccess = () => {
    unselect([record.id], true);
    if (mounted.current) navigate(list, { state: unguarded });
    notify('records.deleted', { type: 'success' });
    // The record itself is not refetched: it is still shown for a moment.
    void queryClient.invalidateQueries({
      queryKey: [resource],
      predicate: ({ queryKey }) => queryKey[1] !== 'getOne',
    });
    queryClient.removeQueries({
      queryKey: [resource, 'getOne', { id: String(record.id) }],
      type: 'inactive',
    });
  };
  const params = { id: record.id, previousData: record };
  const [remove, removal] = useDelete(resource, params, { mutationMode: 'pessimistic', onSuccess });
  return (
    <>
      <ReasonedButton
        variant="outlined"
        startIcon={<DeleteOutlined />}
        reason={refusal ?? reason}
        onClick={() => setOpen(true)}
      >
        {translate('records.delete')}
      </ReasonedButton>
      <ConfirmDialog
        open={open}
        title={translate('records.deleteTitle', { name })}
        message={translate('records.deleteMessage')}
        confirm={translate('records.delete')}
        danger
        busy={removal.isPending || removal.isSuccess}
        error={removal.error === null ? undefined : errorText(removal.error)}
        onConfirm={() => void remove()}
        onCancel={() => {
          setOpen(false);
          removal.reset();
        }}
      />
    </>
  );
}
