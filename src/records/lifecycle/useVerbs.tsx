import { type ReactNode, useState } from 'react';
import { useCreatePath, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useActionErrorText } from '../calls/useErrorText';
import { useRecordMutation } from '../calls/useRecordMutation';
import { actionPath, type Lifecycle, type LivingRecord } from './lifecycle';

/** The longest name that a copy gets, in characters. */
const maxNameLength = 120;

interface VerbRun<V> {
  /** Runs a verb, after a question if it asks. */
  readonly act: (verb: V) => void;
  /** The verb that runs. */
  readonly busy: V | undefined;
  /** The question; render it. */
  readonly question: ReactNode;
}

/** Runs the verbs of a record, one at a time, and says the result of each in a toast; a copy is opened. */
export function useVerbs<R extends LivingRecord, V extends string>(
  { reference, schema, texts, verbs }: Lifecycle<R, V>,
  record: R,
): VerbRun<V> {
  const { resource } = reference;
  const name = reference.nameOf(record);
  const notify = useNotify();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const translate = useTranslate();
  const errorText = useActionErrorText();
  const [verbToConfirm, setVerbToConfirm] = useState<V>();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, variables } = useRecordMutation(
    (calls, verb: V) => {
      const body = verbs[verb].copies
        ? { name: translate('records.lifecycle.copyOf', { name }).slice(0, maxNameLength) }
        : { version: record.version };
      return calls.call(resource, { path: actionPath(record.id, verb), body, schema });
    },
    {
      refreshes: [resource],
      onSuccess: (_answer, verb) =>
        notify(`${texts}.actions.done.${verb}`, { type: 'success', messageArgs: { name } }),
      onError: (error) => {
        const messageArgs = { name, reason: errorText(error) };
        notify('records.lifecycle.failed', { type: 'error', messageArgs });
      },
    },
  );
  const run = (verb: V) => {
    if (isPending) return;
    mutate(verb, {
      // Not if the person has left the page.
      onSuccess: ({ id }) => {
        if (verbs[verb].copies) navigate(createPath({ resource, type: 'edit', id }));
      },
      onSettled: () => setAsking(false),
    });
  };
  const act = (verb: V) => {
    if (!verbs[verb].asks) return run(verb);
    setVerbToConfirm(verb);
    setAsking(true);
  };
  const busy = isPending ? variables : undefined;
  // What was asked stays while the dialog fades out.
  const question = verbToConfirm && (
    <ConfirmDialog
      open={isAsking}
      title={translate(`${texts}.actions.${verbToConfirm}Title`, { name })}
      message={translate(`${texts}.actions.${verbToConfirm}Message`)}
      confirm={translate(`${texts}.actions.${verbToConfirm}`)}
      danger
      busy={busy === verbToConfirm}
      onConfirm={() => run(verbToConfirm)}
      onCancel={() => setAsking(false)}
    />
  );
  return { act, busy, question };
}
