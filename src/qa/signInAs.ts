import type { FixtureApi } from '@/fixture-api/createFixtureApi';
import { readTokens, removeTokens, writeTokens } from '@/session/tokens';

/** In a link: nobody is signed in. */
const nobody = 'nobody';

/** An account in a link: its address up to the @, to keep personal addresses out of links. */
export const accountName = (email: string | undefined) => email?.replace(/@.*$/, '') ?? nobody;

/** Signs in as an account without a password, or out; false, with nothing changed, for an unknown name. */
export function signInAs({ accounts, issueTokens }: FixtureApi, name: string): boolean {
  if (name === nobody) removeTokens(localStorage);
  const account = accounts.find(({ email }) => accountName(email) === name);
  if (account) writeTokens(localStorage, { ...issueTokens(account.email), id: crypto.randomUUID() });
  return name === nobody || account !== undefined;
}

/** The email of the account that is signed in. */
export function signedInAccount({ accountOf }: FixtureApi): string | undefined {
  const tokens = readTokens(localStorage, false);
  return tokens && accountOf(tokens.access);
}
