import { createPreferenceStore } from '../app/preferences/preferenceStore';
import { basePath, type Config } from '../config';
import { startFixtureApi } from '../mocks/browser';
import { createInstrument } from './createInstrument';
import { explainFailure } from './explainFailure';
import { readAsked } from './link';
import { openAskedPath } from './openPath';
import { mountPanel } from './panel/mountPanel';
import { signInAs } from './signInAs';
import { readTab, writeTab } from './tab';

/**
 * Starts demo mode before the application: the fixture API in this tab with the scenarios, account, language and
 * records that the address asks for, and the QA panel. Afterwards the address is that of a page of the application.
 * @returns the accounts, for the sign-in page
 * @throws StartError when the browser does not run the service worker
 */
export async function startDemo(config: Config) {
  const { bases, oauth, product, translations } = config;
  const { asked, rest } = readAsked(location.href);
  const kept = readTab();
  const tab = {
    scenarios: asked.scenarios ?? kept.scenarios,
    dataset: asked.fresh ? crypto.randomUUID() : kept.dataset,
  };
  history.replaceState(history.state, '', rest);

  const preferences = createPreferenceStore(translations);
  if (asked.language !== undefined) preferences.setItem('locale', asked.language);
  if (asked.theme !== undefined) preferences.setItem('theme', asked.theme);

  const { api, data } = await startFixtureApi({
    basePath,
    bases,
    client: oauth,
    productKey: product.key,
    translationPath: translations.path.startsWith('/')
      ? translations.path
      : `${basePath}${translations.path}`,
    dataset: tab.dataset,
  }).catch((error: unknown) => Promise.reject(explainFailure(error)));
  // Before the scenarios: one of them lets the tokens expire that there are.
  if (asked.account !== undefined) signInAs(api, asked.account);
  const names = new Set(api.scenarioCatalogue.map(({ name }) => name));
  api.configure({ scenarios: tab.scenarios.filter((name) => names.has(name)) });
  await data.keep();
  writeTab({ ...tab, scenarios: api.scenarios });
  openAskedPath();

  const unknown = tab.scenarios.filter((name) => !names.has(name));
  const openPreferences = () => createPreferenceStore(translations);
  mountPanel(createInstrument({ api, data, openPreferences, unknown }));
  return api.accounts;
}
