import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { readingTime, useUndoToast } from '@/ui/controls/useUndoToast';
import { auditEvents } from '../../audit/auditEvents';
import { type User, userName, userSchema } from '../userSchema';

/** The actions on one user that have a call of their own. */
export type UserAction =
  | 'suspend'
  | 'activate'
  | 'resend-invitation'
  | 'revoke-invitation'
  | 'send-password-reset';

const texts = 'areas.user-management.users.page.verbs';
const inverse: Partial<Record<UserAction, UserAction>> = { suspend: 'activate', activate: 'suspend' };

/**
 * Runs an action on a user and reports the result, with Undo where it can be undone. `run` gives whether it was done; `busy` is the
 * action in progress.
 */
export function useUserAction(user: User) {
  const notify = useNotify();
  const showDone = useUndoToast();
  const translate = useTranslate();
  const errorText = useErrorText();
  const { email } = user;
  const name = userName(user);
  const once = useOneAtATime();
  const { mutateAsync, isPending, variables } = useRecordMutation(
    (calls, action: UserAction) => {
      const path = `/${encodeURIComponent(user.id)}/actions/${action}`;
      return calls.call('user-management/users', { path, method: 'POST', body: {}, schema: userSchema });
    },
    // Suspending ends the sessions, and everything is logged.
    { refreshes: ['user-management/users', 'user-management/sessions', auditEvents] },
  );

  const run = (action: UserAction, isUndo = false): Promise<boolean | undefined> =>
    once(async () => {
      try {
        await mutateAsync(action);
        const text = translate(`${texts}.done.${action}`, { name, email });
        const undo = isUndo ? undefined : inverse[action];
        showDone(text, undo && (() => void run(undo, true)), { time: readingTime });
        return true;
      } catch (error) {
        const messageArgs = { name, email, reason: errorText(error) };
        notify(`${texts}.failed.${action}`, { type: 'error', messageArgs, autoHideDuration: readingTime });
        return false;
      }
    });
  return { run, busy: isPending ? variables : undefined };
}
