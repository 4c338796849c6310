import type { Store } from 'react-admin';
import { basePath } from '@/config';
import type { startFixtureApi } from '@/fixture-api/browser';
import { createLink } from './link';
import { accountName, signedInAccount } from './signInAs';
import { keepScenarios } from './tab';

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
