import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorTextKey } from '../../../../api/apiError';
import { useRecordCalls } from '../../../../records/calls/useRecordCalls';
import { UndoMessage } from '../../../../ui/controls/UndoMessage';
import { type User, userSchema } from '../userSchema';
import { userName } from './userName';

/** What is done to one user by a call of its own. */
export type UserVerb = 'suspend' | 'activate' | 'resend-invitation' | 'revoke-invitation';

const texts = 'areas.user-management.users.page.verbs';
/** What takes a verb back. */
const inverse: Partial<Record<UserVerb, UserVerb>> = { suspend: 'activate', activate: 'suspend' };
/** Milliseconds for which a message stays that wants to be read or answered. */
const readingTime = 8000;

/**
 * Does something to a user at once and says so; what can be taken back offers it. A refusal is told, and the user is
 * loaded again, because something must have changed since. `run` gives whether it was done.
 */
export function useUserVerbs(user: User) {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const [busy, setBusy] = useState<UserVerb>();
  const sending = useRef(false);

  const run = async (verb: UserVerb, isUndo = false): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setBusy(verb);
    const path = `/${encodeURIComponent(user.id)}/actions/${verb}`;
    try {
      await calls.call('user-management/users', { path, method: 'POST', body: {}, schema: userSchema });
      const text = translate(`${texts}.done.${verb}`, { name: userName(user) });
      const back = isUndo ? undefined : inverse[verb];
      if (back === undefined) notify(text, { type: 'success', autoHideDuration: readingTime });
      else {
        const message = <UndoMessage text={text} onUndo={() => void run(back, true)} />;
        notify(message, { type: 'success', autoHideDuration: readingTime });
      }
      return true;
    } catch (error) {
      const reason = translate(errorTextKey(error));
      const messageArgs = { name: userName(user), reason };
      notify(`${texts}.failed.${verb}`, { type: 'error', messageArgs, autoHideDuration: readingTime });
      return false;
    } finally {
      sending.current = false;
      setBusy(undefined);
      void queryClient.invalidateQueries({ queryKey: ['user-management/users'] });
    }
  };
  return { run, busy };
}
