import { useState } from 'react';
import { useCreatePath, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type * as v from 'valibot';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useMounted } from '@/ui/leave/useMounted';
import { useActionErrorText } from '../calls/useErrorText';
import { useRecordMutation } from '../calls/useRecordMutation';

interface ActedOn {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

interface RecordActionOptions<Action> {
  readonly resource: string;
  /** Parses the record in the server's answer. */
  readonly schema: v.GenericSchema<unknown, { readonly id: string }>;
  /**
   * The prefix of the texts: `<action>`, `done.<action>`, `failed`, `copyOf`; `<asks>Title` and `<asks>Message` for the
   * confirmation.
   */
  readonly texts: string;
  /** The record's name. */
  readonly name: string;
  /** The action that cannot be undone and is confirmed first, if there is one. */
  readonly asks?: Action;
}

/** The longest name that a copy gets, in characters. */
const longestName = 120;

/**
 * `act` runs an action of the server on one record and reports the result; a copy, made by `duplicate`, is opened at
 * once. Render `question`; `busy` is the running action.
 */
export function useRecordAction<Action extends string>(
  record: ActedOn,
  options: RecordActionOptions<Action>,
) {
  const { resource, schema, texts, name, asks } = options;
  const notify = useNotify();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const translate = useTranslate();
  const errorText = useActionErrorText();
  const [asking, setAsking] = useState(false);
  const once = useOneAtATime();
  const mounted = useMounted();
  const { mutateAsync, isPending, variables } = useRecordMutation(
    (calls, action: Action) => {
      const path = `/${encodeURIComponent(record.id)}/actions/${action}`;
      const body =
        action === 'duplicate'
          ? { name: translate(`${texts}.copyOf`, { name: record.name }).slice(0, longestName) }
          : { version: record.version };
      return calls.call(resource, { path, body, schema });
    },
    { refreshes: [resource] },
  );

  const run = (action: Action) =>
    once(async () => {
      try {
        const { id } = await mutateAsync(action);
        notify(`${texts}.done.${action}`, { type: 'success', messageArgs: { name } });
        if (action === 'duplicate' && mounted.current) navigate(createPath({ resource, type: 'edit', id }));
      } catch (error) {
        notify(`${texts}.failed`, { type: 'error', messageArgs: { name, reason: errorText(error) } });
      }
      setAsking(false);
    });
  const busy = isPending ? variables : undefined;
  const question = asks && (
    <ConfirmDialog
      open={asking}
      title={translate(`${texts}.${asks}Title`, { name })}
      message={translate(`${texts}.${asks}Message`)}
      confirm={translate(`${texts}.${asks}`)}
      danger
      busy={busy === asks}
      onConfirm={() => void run(asks)}
      onCancel={() => setAsking(false)}
    />
  );
  const act = async (action: Action) => (action === asks ? setAsking(true) : run(action));
  return { act, busy, question };
}
