import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDelete, useNotify, useTranslate, useUnselect } from 'react-admin';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useErrorText } from '../calls/useErrorText';
import { useListReturn } from './useListReturn';

interface DeleteDialogProps {
  record: RaRecord;
  name: string;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a record is deleted; a refusal is shown in it. */
export function DeleteDialog({ record, name, open, onClose, onDeleted }: DeleteDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const { resource } = useListReturn();
  const unselect = useUnselect(resource);

  const onSuccess = () => {
    unselect([record.id], true);
    onClose();
    onDeleted();
    notify('records.deleted', { type: 'success' });
    // The record itself is not refetched: it is still visible until the navigation.
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
  const [once] = useOneAtATime();
  return (
    <ConfirmDialog
      open={open}
      title={translate('records.deleteTitle', { name })}
      message={translate('records.deleteMessage')}
      confirm={translate('records.delete')}
      danger
      busy={removal.isPending || removal.isSuccess}
      error={removal.error === null ? undefined : errorText(removal.error)}
      onConfirm={() =>
        // The failure is shown in the dialog.
        void once(async () => remove(resource, params, { returnPromise: true })).catch(() => {})
      }
      onCancel={() => {
        onClose();
        removal.reset();
      }}
    />
  );
}
