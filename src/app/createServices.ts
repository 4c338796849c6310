import { createApiClient } from '../api/client';
import { languageName } from '../api/languageCode';
import { readAreas } from '../areas';
import type { Config } from '../config';
import { createSession } from '../session/session';
import { loadMessages, type TranslationSource } from './i18n/loadMessages';
import type { Messages } from './i18n/sanitizeMessages';
import { createI18nSource } from './i18nProvider';
import { createNotices } from './notices';
import { createPreferenceStore } from './preferences/preferenceStore';
import { createQueryClient } from './queryClient';
import type { DemoAccount, Services } from './services';

/**
 * Makes the services for a configuration and connects them: whenever a session begins or ends, everything personal
 * that is cached is dropped (reading R4). The texts of a stored language are loaded first, within three seconds.
 */
export async function createServices(
  config: Config,
  demoAccounts?: readonly DemoAccount[],
): Promise<Services & { readonly disconnect: () => void }> {
  const session = createSession({
    ...config.oauth,
    tokenUrl: `${config.bases.clientApi}oauth/token`,
    antiForgery: config.antiForgery,
    storage: window.localStorage,
    lasting: window.localStorage instanceof Storage,
  });
  const api = createApiClient(config, session);
  const queryClient = createQueryClient();
  const notices = createNotices();
  const store = createPreferenceStore({ defaultLanguage: config.translations.defaultLanguage });

  let { epoch, persistent } = session.getSnapshot();
  const forget = session.subscribe(() => {
    const now = session.getSnapshot();
    if (now.epoch !== epoch) {
      queryClient.clear();
      store.reset();
    }
    if (persistent && !now.persistent) notices.raise({ textKey: 'app.session.notPersistent' });
    ({ epoch, persistent } = now);
  });
  const stopSession = session.connect();

  const translations: TranslationSource = {
    fetchTranslation: api.getTranslation,
    onProblem: (code, problem) =>
      notices.raise({ textKey: `languages.problem.${problem}`, args: { language: languageName(code) } }),
  };
  const language = store.getItem('locale', config.translations.defaultLanguage);
  const initialMessages: Messages = await loadMessages(language ?? 'en', translations);
  const i18n = createI18nSource({ ...translations, store, initialMessages });

  return {
    config,
    session,
    api,
    areas: readAreas(config.product),
    queryClient,
    store,
    i18n,
    notices,
    demoAccounts,
    disconnect() {
      forget();
      stopSession();
    },
  };
}
