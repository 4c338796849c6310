import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '../../../../records/calls/useErrorText';
import { useRecordMutation } from '../../../../records/calls/useRecordMutation';
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
 * loaded again, because something must have changed since.
 */
export function useUserVerbs(user: User) {
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useErrorText();
  const name = userName(user);
  const sending = useRef(false);
  const { mutateAsync, isPending, variables } = useRecordMutation(
    (calls, verb: UserVerb) => {
      const path = `/${encodeURIComponent(user.id)}/actions/${verb}`;
      return calls.call('user-management/users', { path, method: 'POST', body: {}, schema: userSchema });
    },
    { refreshes: ['user-management/users'] },
  );

  const run = async (verb: UserVerb, isUndo = false): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    try {
      await mutateAsync(verb);
      const text = translate(`${texts}.done.${verb}`, { name });
      const back = isUndo ? undefined : inverse[verb];
      const message = back ? <UndoMessage text={text} onUndo={() => void run(back, true)} /> : text;
      notify(message, { type: 'success', autoHideDuration: readingTime });
    } catch (error) {
      const messageArgs = { name, reason: errorText(error) };
      notify(`${texts}.failed.${verb}`, { type: 'error', messageArgs, autoHideDuration: readingTime });
    } finally {
      sending.current = false;
    }
  };
  return { run, busy: isPending ? variables : undefined };
}
