import type { Store } from 'react-admin';
import { basePath } from '@/config';
import type { startFixtureApi } from '@/fixture-api/browser';
import type { FixtureApi } from '@/fixture-api/createFixtureApi';
import { readTokens, removeTokens, writeTokens } from '@/session/tokens';
import { createLink } from './link';

const key = 'back-office.qa';

/** The scenario names stored for this tab; none if the stored value is invalid. */
export function readScenarios(): readonly string[] {
  try {
    const storedNames: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(storedNames) ? storedNames.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export function keepScenarios(names: readonly string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(names));
  } catch {
    // Without storage, the scenarios apply until the page is left.
  }
}

/** The name for nobody in a link. */
const nobody = 'nobody';

/** The name of an account in a link: its email up to the @, to keep personal addresses out of links. */
const accountName = (email: string | undefined) => email?.replace(/@.*$/, '') ?? nobody;

/** Signs in as an account without a password, or out; false, without a change, for an unknown name. */
export function signInAs({ accounts, issueTokens }: FixtureApi, name: string): boolean {
  if (name === nobody) removeTokens(localStorage);
  const account = accounts.find(({ email }) => accountName(email) === name);
  if (account) writeTokens(localStorage, { ...issueTokens(account.email), id: crypto.randomUUID() });
  return name === nobody || account !== undefined;
}

/** The email of the signed-in account. */
export function signedInAccount({ accountOf }: FixtureApi): string | undefined {
  const tokens = readTokens(localStorage, false);
  return tokens && accountOf(tokens.access);
}

type Parts = Awaited<ReturnType<typeof startFixtureApi>> & {
  /** Names in the address that do not exist: scenarios, an account, a language, a theme. */
  readonly unknown: readonly string[];
  readonly openPreferences: () => Store;
};

export type QaControls = ReturnType<typeof createQaControls>;

/** The current page as a path of the application. */
function currentPath(): string {
  const { pathname, search, hash } = location;
  return `/${pathname.slice(basePath.length)}${search}${hash}`;
}

/** The QA panel's controls of the demo in this tab (`docs/qa.md`). */
export function createQaControls({ api, data, unknown, openPreferences }: Parts) {
  return {
    catalogue: api.scenarioCatalogue,
    accounts: api.accounts,
    data: { reset: data.reset, save: data.save, load: data.load },
    unknown,
    /** The names of the active scenarios. */
    get scenarios() {
      return api.scenarios;
    },
    /** Activates exactly these scenarios without a reload; the tab remembers them. */
    play(scenarios: readonly string[]): void {
      const { start } = api;
      data.keep();
      api.configure({ scenarios });
      if (api.start !== start) data.restore();
      keepScenarios(api.scenarios);
    },
    expireTokens: () => api.expireAccessTokens(),
    /** The email of the signed-in person. */
    account: () => signedInAccount(api),
    /** Signs in as one of the accounts, or out, and reloads the page, whose leave guard may ask first. */
    actAs: (email: string | undefined) =>
      location.assign(createLink(currentPath(), { account: accountName(email) })),
    /** A link to this page with this account and these scenarios, on the initial records. */
    link(): string {
      const preferences = openPreferences();
      return createLink(currentPath(), {
        scenarios: api.scenarios,
        account: accountName(signedInAccount(api)),
        language: preferences.getItem<string>('locale'),
        theme: preferences.getItem<string>('theme'),
        records: 'fresh',
      });
    },
  };
}
