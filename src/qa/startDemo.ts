import { isLanguageCode } from '../api/languageCode';
import { createPreferenceStore } from '../app/preferences/preferenceStore';
import { basePath, type Config } from '../config';
import { areaMocks } from '../mocks/areas';
import { startFixtureApi } from '../mocks/browser';
import { createInstrument } from './createInstrument';
import { explainFailure } from './explainFailure';
import { galleryArea } from './gallery/galleryArea';
import { galleryMocks } from './gallery/galleryMocks';
import { type Asked, readAsked } from './link';
import { openAddress } from './openPath';
import { mountPanel } from './panel/mountPanel';
import { signInAs } from './signInAs';
import { readTab, writeTab } from './tab';

/**
 * Starts demo mode before the application: the fixture API in this tab with the scenarios, account, language and
 * records that the address asks for, and the QA panel. Afterwards the address is that of a page of the application.
 * @returns the accounts, for the sign-in page, and the areas that only the demo has
 * @throws StartError when the browser does not run the service worker
 */
export async function startDemo(config: Config) {
  const { bases, oauth, product, translations } = config;
  const { asked, rest } = readAsked(location.href);
  const kept = readTab();
  const scenarios = asked.scenarios ?? kept.scenarios;
  const dataset = datasetOf(asked, kept.dataset);

  const { api, data } = await startFixtureApi({
    basePath,
    areas: [...areaMocks, galleryMocks],
    bases,
    client: oauth,
    productKey: product.key,
    translationPath: translations.path.startsWith('/')
      ? translations.path
      : `${basePath}${translations.path}`,
    dataset,
  }).catch((error: unknown) => Promise.reject(explainFailure(error)));

  const names = new Set(api.scenarioCatalogue.map(({ name }) => name));
  const play = () => api.configure({ scenarios: scenarios.filter((name) => names.has(name)) });
  play();
  const isKnown = asked.account === undefined || signInAs(api, asked.account);
  // Once more, for the tokens that were issued meanwhile: a scenario may let them expire.
  play();
  await data.keep();
  writeTab({ scenarios: api.scenarios, dataset });

  const openPreferences = () => createPreferenceStore(translations);
  const unknown = [
    ...scenarios.filter((name) => !names.has(name)),
    ...(isKnown ? [] : [asked.account ?? '']),
    ...setPreferences(asked, openPreferences()),
  ];
  openAddress(rest);
  mountPanel(createInstrument({ api, data, openPreferences, unknown, hasOwnRecords: dataset !== undefined }));
  return { accounts: api.accounts, areas: [galleryArea] };
}

/** The name of the tab's records; undefined for those that all tabs share. */
function datasetOf({ records }: Asked, kept: string | undefined): string | undefined {
  if (records === 'fresh') return crypto.randomUUID();
  return records === 'shared' ? undefined : kept;
}

/** Sets language and theme, and answers what it cannot set. */
function setPreferences(
  { language, theme, records }: Asked,
  preferences: ReturnType<typeof createPreferenceStore>,
): string[] {
  const unknown: string[] = [];
  const set = (key: string, value: string | undefined, isGood: (value: string) => boolean) => {
    if (value === undefined) return;
    if (isGood(value)) preferences.setItem(key, value);
    else unknown.push(value);
  };
  set('locale', language, isLanguageCode);
  set('theme', theme, (value) => ['light', 'dark', 'system'].includes(value));
  if (records !== undefined && records !== 'fresh' && records !== 'shared') unknown.push(records);
  return unknown;
}
