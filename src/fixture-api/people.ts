import { type Account, accounts } from './accounts';
import type { Outcome } from './changes';
import type { Resources } from './crud/createResources';
import type { AreaFixtures } from './defineFixtures';
import type { Settings } from './options';
import { createRandom } from './random';
import type { StoredRecord } from './store';

/** The password of everyone except the specification's accounts. */
export const commonPassword = 'Person123!';

/**
 * The people who may sign in, by email: those in an area's records, with their current permissions. If no area provides people, and for
 * accounts missing in the initial records, the table of accounts applies (reading R10).
 */
export function createPeople(areas: readonly AreaFixtures[], settings: Settings, resources: Resources) {
  const peopleFixture = areas.find(({ people }) => people)?.people;

  function recordOf(email: string): StoredRecord | undefined {
    return peopleFixture?.find(resources.store, email);
  }

  function accountOf(address: string): Account | undefined {
    const email = address.trim().toLowerCase();
    const demoAccount = accounts.find((account) => account.email === email);
    // In the scenario without records, nobody could otherwise sign in.
    if (peopleFixture === undefined || settings.records === 'none') return demoAccount;
    const record = recordOf(email);
    if (record === undefined) {
      const isDeleted = resources
        .get(peopleFixture.resource)
        .collection.start.some((one) => one.email === email);
      return isDeleted ? undefined : demoAccount;
    }
    if (!peopleFixture.maySignIn(record)) return undefined;
    return {
      email,
      password: demoAccount?.password ?? commonPassword,
      name: String(record.name),
      permissions: peopleFixture.permissionsOf(resources.store, record),
    };
  }

  /** Only a digest of a chosen password is stored, because people may use it elsewhere too. */
  const digest = (email: string, password: string) =>
    createRandom(settings.seed, `password of ${email}: ${password}`).token(24);

  function hasPassword(account: Account, password: string): boolean {
    const storedDigest = settings.passwords.get(account.email);
    return storedDigest === undefined
      ? account.password === password
      : storedDigest === digest(account.email, password);
  }

  /** Whether the person may sign in by a password now. */
  function mayTryPassword(account: Account): boolean {
    const record = recordOf(account.email);
    return (
      record === undefined ||
      peopleFixture?.mayTryPassword?.(resources.store, record, resources.now()) !== false
    );
  }

  return {
    accountOf,
    hasPassword,
    mayTryPassword,
    /** The demo accounts; `password` is undefined once it was changed. */
    get demoAccounts() {
      return accounts.map((account) => ({
        ...account,
        password: hasPassword(account, account.password) ? account.password : undefined,
      }));
    },
    changePassword: (email: string, password: string) =>
      settings.passwords.set(email, digest(email, password)),
    /** Changes the name in the person's record, as any change of it: with its rules, version and log. Undefined without a record. */
    rename(account: Account, name: string): Outcome<unknown> | undefined {
      const record = settings.records === 'none' ? undefined : recordOf(account.email);
      if (!peopleFixture || !record) return undefined;
      const { resource } = peopleFixture;
      return resources.attempt(undefined, account, (changes) =>
        record.name === name ? record : changes.change(resource, record.id, { name }),
      );
    },
  };
}

export type People = ReturnType<typeof createPeople>;
