import { type ReactNode, useState } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { refusalOf } from '../../api/refusal';
import { UndoMessage } from '../../ui/controls/UndoMessage';
import { lazyPart } from '../../ui/loading/LazyPart';
import { useErrorText } from '../calls/useErrorText';
import { changedFields, type Values } from '../form/changedFields';
import type { FormatField } from '../form/FormConflict';
import { useSaveRecord } from '../form/useSaveRecord';

const ConflictDialog = lazyPart(() => import('../form/ConflictDialog').then((part) => part.ConflictDialog));

/** How long the message with the undo button stays, in milliseconds. */
const readingTime = 8000;

interface Restore {
  readonly restore: (values: Values) => void;
  readonly pending: boolean;
  /** The comparison of two versions after a conflict. */
  readonly dialog: ReactNode;
}

/** Restores earlier values by an ordinary update, which can be undone; a conflict opens the comparison. */
export function useRestore(
  record: RaRecord,
  labelOf: (field: string) => string,
  format: FormatField,
): Restore {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [pending, setPending] = useState(false);
  const [conflict, setConflict] = useState<{ mine: Values; theirs: Values }>();
  const save = useSaveRecord(record, { mutationOptions: { onSuccess: () => {} } });

  /** Sends what differs from `from`; `undoes` takes a restoration back. */
  const send = async (values: Values, from: Values, undoes = false) => {
    const change = changedFields(from, values);
    const before = Object.fromEntries(Object.keys(change).map((field) => [field, from[field]]));
    setPending(true);
    try {
      const saved = await save({ ...change, version: from.version }, values);
      const text = translate(undoes ? 'records.history.undone' : 'records.history.restored');
      const undo = () => void send(before, { ...from, ...change, ...saved }, true);
      const message = undoes ? text : <UndoMessage text={text} onUndo={undo} />;
      notify(message, { type: 'success', autoHideDuration: undoes ? undefined : readingTime });
    } catch (error) {
      const { current } = refusalOf(error);
      if (current !== undefined) return setConflict({ mine: values, theirs: { ...from, ...current } });
      const reason = errorText(error);
      notify('records.history.notRestored', { type: 'error', messageArgs: { reason } });
    } finally {
      setPending(false);
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
        void send(values, conflict.theirs);
      }}
      onCancel={() => setConflict(undefined)}
    />
  ) : null;
  return { restore: (values) => void send(values, record), pending, dialog };
}
