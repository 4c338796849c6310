import type { Profile } from '@/api/profile';
import { isAnyFormChanged, onChangedForms } from '@/ui/leave/changedForms';
import { profileQuery } from '../profileQuery';
import type { Services } from '../services';
import { SignInAgainForm } from './lazyForm';

/**
 * Makes an ended session wait for the same email while a form is changed (reading R7), and preloads the sign-in form.
 * Returns a function that stops it.
 */
export function keepUnsaved(parts: Pick<Services, 'api' | 'queryClient' | 'session' | 'store'>): () => void {
  const { api, queryClient, session } = parts;
  session.protectUnsaved({
    unsavedOf() {
      if (!isAnyFormChanged()) return undefined;
      // Without an email, the person could not be recognized.
      return queryClient.getQueryData<Profile>(profileQuery(parts).queryKey)?.email || undefined;
    },
    identify: async (accessToken, signal) => (await api.getProfileOf(accessToken, signal)).email,
  });
  return onChangedForms(() => {
    // The form is gone, for example after Back.
    if (!isAnyFormChanged()) session.giveUp();
    // Showing it retries a failed load.
    else SignInAgainForm.preload().catch(() => {});
  });
}
