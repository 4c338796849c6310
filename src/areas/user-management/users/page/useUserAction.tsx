import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { readingTime, useUndoToast } from '@/ui/controls/useUndoToast';
import { auditEvents } from '../../audit/auditEvents';
import { type User, userName, userSchema } from '../userSchema';

/** The actions on one user that have a call of their own. */
export type UserAction =
  | 'suspend'
  | 'activate'
  | 'resend-invitation'
  | 'revoke-invitation'
  | 'send-password-reset'
  | 'unlock';

const texts = 'areas.user-management.users.page.verbs';
const inverse: Partial<Record<UserAction, UserAction>> = { suspend: 'activate', activate: 'suspend' };

/** An action to run; one that undoes another cannot be undone itself. */
interface Run {
  readonly action: UserAction;
  readonly isUndo?: boolean;
}

/**
 * Runs an action on a user and reports the result, with Undo where it can be undone. `busy` is the action in progress.
 */
export function useUserAction(user: User) {
  const notify = useNotify();
  const showDone = useUndoToast();
  const translate = useTranslate();
  const errorText = useErrorText();
  const { email } = user;
  const name = userName(user);
  const { mutate, isPending, variables } = useRecordMutation(
    (calls, { action }: Run) => {
      const path = `/${encodeURIComponent(user.id)}/actions/${action}`;
      return calls.call('user-management/users', { path, method: 'POST', body: {}, schema: userSchema });
    },
    {
      // Suspending ends the sessions, and everything is logged.
      refreshes: ['user-management/users', 'user-management/sessions', auditEvents],
      onSuccess: (_user, { action, isUndo = false }) => {
        const text = translate(`${texts}.done.${action}`, { name, email });
        const undo = isUndo ? undefined : inverse[action];
        showDone(text, undo && (() => mutate({ action: undo, isUndo: true })), { time: readingTime });
      },
      onError: (error, { action }) => {
        const messageArgs = { name, email, reason: errorText(error) };
        notify(`${texts}.failed.${action}`, { type: 'error', messageArgs, autoHideDuration: readingTime });
      },
    },
  );
  const run = (action: UserAction, onSettled?: () => void) => mutate({ action }, { onSettled });
  return { run, busy: isPending ? variables?.action : undefined };
}
