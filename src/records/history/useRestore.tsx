import { type ReactNode, useState } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { useUndoToast } from '@/ui/controls/useUndoToast';
import { useErrorText } from '../calls/useErrorText';
import { ConflictDialog } from '../form/ConflictDialog';
import { changedFields, type Values } from '../form/changedFields';
import type { FormatField } from '../form/FormConflict';
import { type SaveOptions, useSaveRecord } from '../form/useSaveRecord';

interface Restore {
  readonly restore: (values: Values) => void;
  readonly pending: boolean;
  /** The dialog that compares two versions after a conflict. */
  readonly dialog: ReactNode;
}

/** Restores earlier values by an ordinary update, which can be undone; a conflict opens the comparison. */
export function useRestore(
  record: RaRecord,
  labelOf: (field: string) => string,
  format: FormatField,
  saving?: SaveOptions<RaRecord>['save'],
): Restore {
  const translate = useTranslate();
  const notify = useNotify();
  const showUndoToast = useUndoToast();
  const errorText = useErrorText();
  const [once, pending] = useOneAtATime();
  const [conflict, setConflict] = useState<{ mine: Values; theirs: Values }>();
  const save = useSaveRecord(record, { save: saving, mutationOptions: { onSuccess: () => {} } });

  /** Sends what differs from `from`; `undoes` is true when this undoes a restoration. */
  const send = async (values: Values, from: Values, undoes = false) => {
    const change = changedFields(from, values);
    const previousValues = Object.fromEntries(Object.keys(change).map((field) => [field, from[field]]));
    try {
      const answer = await save({ ...change, version: from.version }, values);
      const text = translate(undoes ? 'records.history.undone' : 'records.history.restored');
      const undo = () => void once(() => send(previousValues, { ...from, ...change, ...answer }, true));
      showUndoToast(text, undoes ? undefined : undo);
    } catch (error) {
      const { current } = refusalOf(error);
      if (current !== undefined) return setConflict({ mine: values, theirs: { ...from, ...current } });
      const reason = errorText(error);
      notify('records.history.notRestored', { type: 'error', messageArgs: { reason } });
    }
  };

  const pick = (values: Values) =>
    Object.fromEntries(Object.keys(conflict?.mine ?? {}).map((field) => [field, values[field]]));
  const dialog = conflict ? (
    <ConflictDialog
      key={String(conflict.theirs.version)}
      base={pick(record)}
      mine={conflict.mine}
      theirs={pick(conflict.theirs)}
      labelOf={labelOf}
      formatField={format}
      onResolve={(values) => {
        setConflict(undefined);
        void once(() => send(values, conflict.theirs));
      }}
      onCancel={() => setConflict(undefined)}
    />
  ) : null;
  return { restore: (values) => void once(() => send(values, record)), pending, dialog };
}
