import { isLanguageCode } from '@/api/languageCode';
import { createPreferenceStore } from '@/app/preferences/preferenceStore';
import { StartError } from '@/app/startError';
import { basePath, type Config } from '@/config';
import { startFixtureApi, WorkerUnavailable } from '@/fixture-api/browser';
import { areaFixtures } from '@/fixture-api/createFixtureApi';
import {
  createQaControls,
  keepScenarios,
  readScenarios,
  signedInAccount,
  signInAs,
} from './createQaControls';
import { DemoAccounts } from './DemoAccounts';
import { galleryArea } from './gallery/galleryArea';
import { galleryFixtures } from './gallery/galleryFixtures';
import { type DemoOptions, readOptions } from './link';
import { openAddress } from './openPath';
import { mountPanel } from './panel/mountPanel';
import { createTexts } from './texts';

/**
 * Starts demo mode as the address asks, with the fixture API and the QA panel, before the application.
 * @returns the accounts for the sign-in page, the demo's own areas, and the optional calls to use
 * @throws StartError if the browser does not run the service worker
 */
export async function startDemo(config: Config) {
  const { bases, oauth, product, session, translations } = config;
  const { options, rest } = readOptions(location.href);
  const scenarios = options.scenarios ?? readScenarios();

  const { api, data } = await startFixtureApi({
    basePath,
    areas: [...areaFixtures, galleryFixtures],
    bases,
    client: oauth,
    productKey: product.key,
    // As the configuration expects it of the server, so that the refresh works.
    signedOutStatus: session.refreshOn[0],
    translationPath: translations.path.startsWith('/')
      ? translations.path
      : `${basePath}${translations.path}`,
  }).catch((error: unknown) => Promise.reject(explainFailure(error)));

  const names = new Set(api.scenarioCatalogue.map(({ name }) => name));
  const play = () => api.configure({ scenarios: scenarios.filter((name) => names.has(name)) });
  play();
  if (options.records === 'fresh') data.reset();
  data.restore();
  const formerAccount = signedInAccount(api);
  const isKnown = options.account === undefined || signInAs(api, options.account);
  // Again, because a scenario may change the records and tokens restored meanwhile.
  play();
  keepScenarios(api.scenarios);

  const openPreferences = () => createPreferenceStore(translations);
  // What belongs to a sign-in ends with it: the dialog that the other person has had, what they have not sent.
  if (signedInAccount(api) !== formerAccount) openPreferences().reset();
  const unknown = [
    ...scenarios.filter((name) => !names.has(name)),
    ...(isKnown ? [] : [options.account ?? '']),
    ...setPreferences(options, openPreferences()),
  ];
  openAddress(rest);
  mountPanel(createQaControls({ api, data, unknown, openPreferences }));
  const playing = api.scenarioCatalogue.filter(({ name }) => api.scenarios.includes(name));
  for (const { policy } of playing) if (policy !== undefined) restrictPage(policy);
  const isBare = playing.some(({ withoutCalls }) => withoutCalls);
  return {
    signIn: { accounts: () => api.demoAccounts, AccountChoice: DemoAccounts },
    areas: [galleryArea],
    calls: isBare ? {} : config.calls,
  };
}

/** Sets language and theme, and returns the invalid values. */
function setPreferences(
  { language, theme, records }: DemoOptions,
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
  if (records !== undefined && records !== 'fresh') unknown.push(records);
  return unknown;
}

/** Adds a Content-Security-Policy to the page, as a server would with its header. */
function restrictPage(policy: string): void {
  const element = document.createElement('meta');
  element.httpEquiv = 'Content-Security-Policy';
  element.content = policy;
  document.head.append(element);
}

/** Turns the service worker's error into a StartError with an explanation; returns other errors unchanged. */
function explainFailure(error: unknown): unknown {
  if (!(error instanceof WorkerUnavailable)) return error;
  // In English, like all texts before the start.
  const { translate } = createTexts('en');
  return new StartError(translate('qa.failed.headline'), translate('qa.failed.message'), { cause: error });
}
