import { type Account, accounts } from './accounts';
import type { Resources } from './crud/createResources';
import type { AreaFixtures } from './defineFixtures';
import type { Settings } from './options';
import { createRandom } from './random';
import type { StoredRecord } from './store';

/** The password of everybody whose record is none of the specification's accounts. */
export const commonPassword = 'Person123!';

/**
 * Who may sign in, by email address: the people of an area's records, with what these grant them now. Where no area keeps
 * people, and for an account that the records did not begin with, the table of accounts counts (reading R10).
 */
export function createPeople(areas: readonly AreaFixtures[], settings: Settings, resources: Resources) {
  const keeper = areas.find(({ people }) => people)?.people;

  function recordOf(email: string): StoredRecord | undefined {
    return keeper?.find(resources.store, email);
  }

  function accountOf(address: string): Account | undefined {
    const email = address.trim().toLowerCase();
    const known = accounts.find((account) => account.email === email);
    // Without any records nobody would be allowed to see that there are none.
    if (keeper === undefined || settings.records === 'none') return known;
    const record = recordOf(email);
    if (record === undefined) {
      const isDeleted = resources.get(keeper.resource).collection.start.some((one) => one.email === email);
      return isDeleted ? undefined : known;
    }
    if (!keeper.maySignIn(record)) return undefined;
    return {
      email,
      password: known?.password ?? commonPassword,
      name: String(record.name),
      permissions: keeper.permissionsOf(resources.store, record),
    };
  }

  /** A password that somebody chose is not kept itself, because it may be one that they use elsewhere. */
  const digest = (email: string, password: string) =>
    createRandom(settings.seed, `password of ${email}: ${password}`).token(24);

  function hasPassword(account: Account, password: string): boolean {
    const chosen = settings.passwords.get(account.email);
    return chosen === undefined ? account.password === password : chosen === digest(account.email, password);
  }

  return {
    accountOf,
    hasPassword,
    /** The demo accounts; a password is absent once another one was chosen. */
    get demoAccounts() {
      return accounts.map((account) => ({
        ...account,
        password: hasPassword(account, account.password) ? account.password : undefined,
      }));
    },
    changePassword: (email: string, password: string) =>
      settings.passwords.set(email, digest(email, password)),
    /** Renames the person's record; false where there is none. */
    rename(email: string, name: string): boolean {
      const record = settings.records === 'none' ? undefined : recordOf(email);
      if (keeper && record && record.name !== name)
        resources.get(keeper.resource).collection.replace({ ...record, name });
      return record !== undefined;
    },
  };
}

export type People = ReturnType<typeof createPeople>;
