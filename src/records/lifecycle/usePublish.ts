import { useNotify, useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { useAccessRefusal } from '../access/useAccessRefusal';
import { useActionErrorText } from '../calls/useErrorText';
import { useRecordMutation } from '../calls/useRecordMutation';
import { actionPath, type Lifecycle, type LivingRecord } from './lifecycle';

/** The call that publishes a record, for `PublishForm`. */
export interface PublishCall {
  /** Publishes; `body` goes with the record's version. */
  readonly publish: (body: object) => void;
  readonly isPending: boolean;
  /** Why the server refused, from `access` or its latest answer, in words. */
  readonly failure: string | undefined;
  /** The error of its latest answer. */
  readonly error: Error | null;
  /** Whether the server would refuse it whatever is changed. */
  readonly isRefused: boolean;
  readonly onClose: () => void;
}

/**
 * Publishes a record by one call, says it in a toast and closes the question. After a change by somebody else the record
 * is loaded again, and the next press publishes that one.
 * @param doneText which of the texts `actions.done` says it, `publish` by default
 */
export function usePublish<R extends LivingRecord, V extends string>(
  life: Lifecycle<R, V>,
  record: R,
  onClose: () => void,
  doneText: (published: R) => string = () => 'publish',
): PublishCall {
  const { reference, schema, texts } = life;
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useActionErrorText();
  const refusalIn = useAccessRefusal(`${texts}.refusals`);
  const { resource } = reference;
  const { mutate, isPending, isSuccess, error } = useRecordMutation(
    (calls, more: object) => {
      const body = { version: record.version, ...more };
      return calls.call(resource, { path: actionPath(record.id, 'publish'), body, schema });
    },
    { refreshes: [resource] },
  );
  const publish = (body: object) => {
    // A second press while the question fades out.
    if (isSuccess) return;
    mutate(body, {
      onSuccess: (published) => {
        const messageArgs = { name: reference.nameOf(published) };
        notify(`${texts}.actions.done.${doneText(published)}`, { type: 'success', messageArgs });
        onClose();
      },
    });
  };
  const refusal = refusalIn(record, 'publish');
  const isStale = error !== null && refusalOf(error).current !== undefined;
  const failure = isStale ? translate('records.lifecycle.changed') : error ? errorText(error) : refusal;
  return { publish, isPending, failure, error, isRefused: refusal !== undefined, onClose };
}
