import { createApiClient } from '@/api/client';
import { bundledLanguage, isSameLanguage, languageName } from '@/api/languageCode';
import { type Profile, profileKey } from '@/api/profile';
import { readAreas } from '@/areas';
import type { Config } from '@/config';
import { areCookiesAllowed } from '@/session/antiForgery';
import { openSession } from '@/session/openSession';
import type { SessionSnapshot } from '@/session/sessionState';
import { changedForms, isAnyFormChanged } from '@/ui/leave/changedForms';
import { bannerRoomKey, setBannerRoom } from '@/ui/page/bannerRoom';
import { loadMessages, type TranslationSource } from './i18n/loadMessages';
import type { Messages } from './i18n/sanitizeMessages';
import { createI18nSource, type I18nSource } from './i18nProvider';
import { createVersionWatch } from './new-version/versionWatch';
import { createNotices } from './notices';
import { createPreferenceStore } from './preferences/preferenceStore';
import { expectedPermissions, givePermissions, profileQuery } from './profileQuery';
import { createQueryClient } from './queryClient';
import type { Services } from './services';
import { createRecordChanges } from './shell/recordChanges';
import { createSignOutWork } from './shell/signOutWork';
import { SignInAgainForm } from './sign-in-again/lazyForm';

/**
 * Creates and connects the services; when a session begins or ends, everything personal leaves the caches (reading R4).
 * Waits up to three seconds for the texts of the stored language.
 */
export async function createServices(
  config: Config,
): Promise<Services & { readonly disconnect: () => void }> {
  const session = openSession(config);
  const api = createApiClient(config, session);
  const versions = createVersionWatch();
  // A response that does not match may come from a server newer than this page.
  const queryClient = createQueryClient({
    onUnusable: () => versions.lookAgain('suspicious'),
    // Menu and pages follow when a permission has been withdrawn.
    onForbidden: () => void queryClient.invalidateQueries({ queryKey: [profileKey] }),
  });
  const notices = createNotices();
  const store = createPreferenceStore({ defaultLanguage: config.translations.defaultLanguage });
  setBannerRoom(store.getItem(bannerRoomKey) === true);

  let i18n: I18nSource | undefined;
  let lastSnapshot: SessionSnapshot = { signedIn: false, epoch: 0, persistent: true };
  const follow = () => {
    const previous = lastSnapshot;
    lastSnapshot = session.getSnapshot();
    if (lastSnapshot.epoch !== previous.epoch) {
      queryClient.clear();
      store.reset();
      setBannerRoom(false);
      i18n?.forget();
    } else if (lastSnapshot.interrupted !== undefined && previous.interrupted === undefined) {
      // The form that waits for its person keeps its own data; everything else is dropped.
      queryClient.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
      store.interrupt();
    } else if (lastSnapshot.interrupted !== previous.interrupted) {
      void queryClient.invalidateQueries({ queryKey: [profileKey] });
    }
    if (previous.persistent && !lastSnapshot.persistent)
      notices.raise({ textKey: `app.session.${areCookiesAllowed() ? 'notPersistent' : 'cookiesBlocked'}` });
  };
  const unsubscribe = session.subscribe(follow);
  follow();
  const stopKeeping = keepUnsaved({ api, queryClient, session, store });
  const stopSession = session.connect();
  const lastPermissions = expectedPermissions(store);
  if (session.getSnapshot().signedIn && lastPermissions !== undefined)
    givePermissions(queryClient, lastPermissions);

  const translations: TranslationSource = {
    fetchTranslation: api.getTranslation,
    loadEnglish: config.translations.loadEnglish,
    onProblem: (code, problem) => {
      // English needs a text of its own: without its file the built-in texts remain.
      const textKey = isSameLanguage(code, bundledLanguage) ? 'english' : problem;
      notices.raise({ textKey: `languages.problem.${textKey}`, args: { language: languageName(code) } });
    },
  };
  const language = store.getItem('locale', config.translations.defaultLanguage);
  const initialMessages: Messages = await loadMessages(language ?? 'en', translations);
  i18n = createI18nSource({ ...translations, store, initialMessages });

  return {
    config,
    session,
    api,
    areas: readAreas(config.product),
    queryClient,
    store,
    i18n,
    notices,
    versions,
    recordChanges: createRecordChanges(),
    signOutWork: createSignOutWork(),
    disconnect() {
      unsubscribe();
      stopKeeping();
      stopSession();
    },
  };
}

/**
 * Makes an ended session wait for the same email while a form is changed (reading R7), and preloads the sign-in form.
 * Returns a function that stops it.
 */
function keepUnsaved(parts: Pick<Services, 'api' | 'queryClient' | 'session' | 'store'>): () => void {
  const { api, queryClient, session } = parts;
  session.protectUnsaved({
    unsavedOf() {
      if (!isAnyFormChanged()) return undefined;
      // Without an email, the person could not be recognized.
      return queryClient.getQueryData<Profile>(profileQuery(parts).queryKey)?.email || undefined;
    },
    identify: async (accessToken, signal) => (await api.getProfileOf(accessToken, signal)).email,
  });
  return changedForms.subscribe(() => {
    // The form is gone, for example after Back.
    if (!isAnyFormChanged()) session.giveUp();
    // Showing it retries a failed load.
    else SignInAgainForm.preload().catch(() => {});
  });
}
