import type { FixtureApi } from '@/fixture-api/createFixtureApi';
import { readTokens, removeTokens, writeTokens } from '@/session/tokens';

/** The name for nobody in a link. */
const nobody = 'nobody';

/** The name of an account in a link: its email up to the @, to keep personal addresses out of links. */
export const accountName = (email: string | undefined) => email?.replace(/@.*$/, '') ?? nobody;

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
