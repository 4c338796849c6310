import type { Profile } from '../../api/profile';
import { isAnyFormChanged, onChangedForms } from '../../ui/leave/changedForms';
import { profileQuery } from '../profileQuery';
import type { Services } from '../services';
import { SignInAgainForm } from './lazyForm';

/**
 * Lets a session that is ended by force wait while a form is changed, for the admin with the e-mail of the profile
 * (reading R7). What is needed to sign in again is loaded as soon as a form is changed: later the server may be gone.
 * Returns what stops it.
 */
export function keepUnsaved(parts: Pick<Services, 'api' | 'queryClient' | 'session' | 'store'>): () => void {
  const { api, queryClient, session } = parts;
  session.keepFor({
    unsavedOf() {
      if (!isAnyFormChanged()) return undefined;
      // Without an e-mail nobody could be known again.
      return queryClient.getQueryData<Profile>(profileQuery(parts).queryKey)?.email || undefined;
    },
    identify: async (accessToken, signal) => (await api.getProfileOf(accessToken, signal)).email,
  });
  return onChangedForms(() => {
    // The form went away some other way, by Back for instance: then nobody is waited for.
    if (!isAnyFormChanged()) session.giveUp();
    // What does not arrive is loaded again when it is shown.
    else SignInAgainForm.preload().catch(() => {});
  });
}
