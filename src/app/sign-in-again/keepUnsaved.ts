import type { Profile } from '@/api/profile';
import { isAnyFormChanged, onChangedForms } from '@/ui/leave/changedForms';
import { profileQuery } from '../profileQuery';
import type { Services } from '../services';
import { SignInAgainForm } from './lazyForm';

/**
 * Lets a session wait while a form is changed, for the email of the profile (reading R7); loads the sign-in form ahead, while
 * the server can be reached. Returns what stops it.
 */
export function keepUnsaved(parts: Pick<Services, 'api' | 'queryClient' | 'session' | 'store'>): () => void {
  const { api, queryClient, session } = parts;
  session.protectUnsaved({
    unsavedOf() {
      if (!isAnyFormChanged()) return undefined;
      // Without an email nobody could be known again.
      return queryClient.getQueryData<Profile>(profileQuery(parts).queryKey)?.email || undefined;
    },
    identify: async (accessToken, signal) => (await api.getProfileOf(accessToken, signal)).email,
  });
  return onChangedForms(() => {
    // The form has gone, by Back for instance.
    if (!isAnyFormChanged()) session.giveUp();
    // Loaded again when it is shown.
    else SignInAgainForm.preload().catch(() => {});
  });
}
