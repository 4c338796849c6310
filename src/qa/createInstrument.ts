import type { Store } from 'react-admin';
import { basePath } from '../config';
import type { FixtureApi } from '../mocks/createFixtureApi';
import type { DemoData, Instrument } from './instrument';
import { createLink } from './link';
import { accountName, signedInAccount } from './signInAs';
import { readTab, writeTab } from './tab';

interface Parts {
  readonly api: FixtureApi;
  readonly data: DemoData & {
    /** Shares with other tabs what changed without a request. */
    keep(): Promise<unknown>;
  };
  readonly openPreferences: () => Store;
  readonly unknown: readonly string[];
  readonly hasOwnRecords: boolean;
}

/** The current page as a path of the application. */
function currentPath(): string {
  const { pathname, search, hash } = location;
  return `/${pathname.slice(basePath.length)}${search}${hash}`;
}

/** What the QA panel can do to the demo that runs in this tab. */
export function createInstrument({ api, data, openPreferences, unknown, hasOwnRecords }: Parts): Instrument {
  return {
    api: {
      get requests() {
        return api.requests;
      },
      onRequest: api.onRequest,
      scenarioCatalogue: api.scenarioCatalogue,
      expireAccessTokens() {
        api.expireAccessTokens();
        void data.keep();
      },
    },
    data,
    unknown,
    hasOwnRecords,
    accounts: api.accounts,
    get scenarios() {
      return api.scenarios;
    },
    play(scenarios) {
      api.configure({ scenarios });
      writeTab({ ...readTab(), scenarios: api.scenarios });
      void data.keep();
    },
    account: () => signedInAccount(api),
    // Leaving the page may ask first: the session changes only once it has been left.
    actAs: (email) => location.assign(createLink(currentPath(), { account: accountName(email) })),
    shareRecords: () => location.assign(createLink(currentPath(), { records: 'shared' })),
    link() {
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
