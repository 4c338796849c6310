import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { errorTextKey, type FailureKind } from '@/api/apiError';
import { refusalOf } from '@/api/refusal';
import { areCookiesAllowed } from '@/session/antiForgery';
import { useNotificationDialog } from '@/ui/dialog/notificationDialog';
import { nextTask } from '@/ui/loading/nextTask';
import { profileQuery } from '../profileQuery';
import { useServices } from '../services';
import type { ProfileFields } from './profileFields';

/** The text key for a failed password change: `message` for rejected input, `other` for any other reason. */
const failureKey = (failure: unknown) =>
  failure === undefined || rejected.has(refusalOf(failure).kind) ? 'message' : 'other';
const rejected = new Set<FailureKind | undefined>(['invalid', 'unauthorized', 'forbidden', 'antiForgery']);

/** Saves the name, then the password if a call is configured, with a message for each outcome (reading R7). Resolves with what was saved. */
export function useSaveProfile(onPasswordRefused: () => void) {
  const services = useServices();
  const { api, queryClient, session } = services;
  const notify = useNotify();
  const translate = useTranslate();
  const dialog = useNotificationDialog();

  /** Returns a function that says whether another person has signed in since. */
  function watchPerson(): () => boolean {
    const { epoch } = session.getSnapshot();
    return () => session.getSnapshot().signedIn && session.getSnapshot().epoch !== epoch;
  }

  async function saveName(name: string): Promise<boolean> {
    const { queryKey } = profileQuery(services);
    const isAnother = watchPerson();
    try {
      await api.saveProfile(name);
    } catch (error) {
      if (isAnother()) return false;
      // It comes back after the toast that the specification words.
      if (refusalOf(error).kind === 'antiForgery' && !areCookiesAllowed())
        services.notices.raise({ textKey: 'app.session.cookiesBlocked' });
      notify('app.profile.saveFailed', { type: 'error' });
      return false;
    }
    // A slow response to an earlier load must not restore the old name.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (profile) => profile && { ...profile, name });
    notify('app.profile.saved', { type: 'success' });
    return true;
  }

  async function savePassword({ currentPassword, newPassword }: ProfileFields): Promise<boolean> {
    if (api.changePassword === undefined || currentPassword === '') return true;
    const isAnother = watchPerson();
    const failure: unknown = await api
      .changePassword({ current: currentPassword, next: newPassword })
      .catch((error: unknown) => error);
    if (isAnother()) return false;
    if (failure !== undefined) {
      // Before the dialog opens, which returns the focus to where it was; react-hook-form focuses in a task of its own.
      onPasswordRefused();
      await nextTask();
    }
    const texts = failure === undefined ? 'app.profile.passwordChanged' : 'app.profile.passwordFailed';
    dialog.open({
      title: translate(`${texts}.title`),
      message: translate(`${texts}.${failureKey(failure)}`, { reason: translate(errorTextKey(failure)) }),
    });
    return failure === undefined;
  }

  async function saveAll(fields: ProfileFields): Promise<'nothing' | 'name' | 'all'> {
    const { epoch } = session.getSnapshot();
    // Passwords are sent only in the session in which they were typed.
    if (!(await saveName(fields.name)) || session.getSnapshot().epoch !== epoch) return 'nothing';
    return (await savePassword(fields)) ? 'all' : 'name';
  }

  const { mutateAsync, reset, isPending } = useMutation({ mutationFn: saveAll, gcTime: 0 });
  return {
    // Keeps no input, and so no passwords, in the cache.
    save: (fields: ProfileFields) => mutateAsync(fields).finally(reset),
    saving: isPending,
  };
}
