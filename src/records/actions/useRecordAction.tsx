import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type * as v from 'valibot';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useActionErrorText } from '../calls/useErrorText';
import { useRecordMutation } from '../calls/useRecordMutation';

interface ActedOn {
  readonly id: string;
  readonly version: number;
}

interface RecordActionOptions<Action> {
  readonly resource: string;
  /** Parses the record in the server's answer. */
  readonly schema: v.GenericSchema<unknown, { readonly id: string }>;
  /** The prefix of the texts: `<action>`, `done.<action>`, `failed`; `<asks>Title` and `<asks>Message` to confirm it. */
  readonly texts: string;
  /** The record's name. */
  readonly name: string;
  /** The action that cannot be undone and is confirmed first, if there is one. */
  readonly asks?: Action;
  /** What an action sends; undefined, and without it: the version. */
  readonly bodyOf?: (action: Action) => object | undefined;
  /** Called with the server's answer, unless the person has left. */
  readonly onDone?: (action: Action, answer: { readonly id: string }) => void;
}

/** The actions of the server on one record. */
interface RecordAction<Action> {
  /** Runs an action and reports the result. */
  readonly act: (action: Action) => Promise<unknown>;
  /** The running action. */
  readonly busy: Action | undefined;
  /** The confirmation; render it. */
  readonly question: ReactNode;
}

/** Runs actions of the server on one record, one at a time, and reports the result of each. */
export function useRecordAction<Action extends string>(
  record: ActedOn,
  options: RecordActionOptions<Action>,
): RecordAction<Action> {
  const { resource, schema, texts, name, asks, bodyOf, onDone } = options;
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useActionErrorText();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, variables } = useRecordMutation(
    (calls, action: Action) => {
      const path = `/${encodeURIComponent(record.id)}/actions/${action}`;
      return calls.call(resource, { path, body: bodyOf?.(action) ?? { version: record.version }, schema });
    },
    {
      refreshes: [resource],
      onSuccess: (_answer, action) =>
        notify(`${texts}.done.${action}`, { type: 'success', messageArgs: { name } }),
      onError: (error) =>
        notify(`${texts}.failed`, { type: 'error', messageArgs: { name, reason: errorText(error) } }),
    },
  );
  const run = (action: Action) => {
    if (isPending) return;
    mutate(action, {
      onSuccess: (answer) => onDone?.(action, answer),
      onSettled: () => setAsking(false),
    });
  };
  const busy = isPending ? variables : undefined;
  const question = asks && (
    <ConfirmDialog
      open={asking}
      title={translate(`${texts}.${asks}Title`, { name })}
      message={translate(`${texts}.${asks}Message`)}
      confirm={translate(`${texts}.${asks}`)}
      danger
      busy={busy === asks}
      onConfirm={() => run(asks)}
      onCancel={() => setAsking(false)}
    />
  );
  const act = async (action: Action) => (action === asks ? setAsking(true) : run(action));
  return { act, busy, question };
}
