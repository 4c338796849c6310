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
    /** Tells the other tabs what has changed without a request. */
    keep(): Promise<unknown>;
  };
  /** Opens the preferences of the browser as they are now. */
  readonly openPreferences: () => Store;
  readonly unknown: readonly string[];
  readonly hasOwnRecords: boolean;
}

/** The page in the address bar, as a path of the application. */
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
    // A page that is being left may ask whether to: the session changes only when it has been left.
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
