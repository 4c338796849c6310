import { randomUUID } from 'node:crypto';
import type { Difference } from '../openapi/schemaDifferences.ts';
import { objectIn, textsIn } from './bodies.ts';
import type { Call, Client } from './client.ts';
import type { Probe, Probed } from './createProbe.ts';
import type { Config } from './readConfig.ts';
import { basicHeader, keepTokens, tokenCall } from './signIn.ts';

/** Who is signed in, as far as the run needs it. */
export interface Person {
  readonly name: string;
  readonly permissions: readonly string[];
}

export const profileCall: Call = { method: 'GET', base: 'clientApi', path: 'admin/profile' };
const languagesCall: Call = { method: 'GET', base: 'api', path: 'groups/languages' };

const errorIs =
  (code: string) =>
  ({ body }: Probed): Difference[] =>
    objectIn(body).error === code ? [] : [{ at: '/error', expected: code, found: 'another code' }];

/** The token endpoint's refusals and the refresh grant. The user name of a refused grant is nobody's, so no account is locked. */
export async function checkTokenEndpoint(probe: Probe, client: Client, { oauth }: Config): Promise<void> {
  const basic = { header: basicHeader(oauth.clientId, oauth.clientSecret) };
  const wrongClient = { header: basicHeader(oauth.clientId, randomUUID()) };
  const nobody = { username: `${randomUUID()}@check-api.invalid`, password: randomUUID() };
  await probe(
    'a wrong client credential is refused',
    tokenCall({ grant_type: 'password', ...nobody }, wrongClient),
    [400, 401],
    errorIs('invalid_client'),
  );
  await probe(
    'an unknown user is refused',
    tokenCall({ grant_type: 'password', ...nobody }, basic),
    400,
    errorIs('invalid_grant'),
  );
  await probe(
    'an unknown grant is refused',
    tokenCall({ grant_type: 'check-api' }, basic),
    400,
    errorIs('unsupported_grant_type'),
  );
  const asRefreshing = oauth.clientCredentialOnRefresh ? basic : 'person';
  const refresh = (token: string) =>
    tokenCall({ grant_type: 'refresh_token', refresh_token: token }, asRefreshing);
  await probe('an unknown refresh token is refused', refresh(randomUUID()), 400, errorIs('invalid_grant'));
  if (client.refreshToken === undefined) return;
  const renewed = await probe('refresh grant', refresh(client.refreshToken));
  if (renewed) keepTokens(client, renewed.body);
}

/** Profile and languages; undefined without a usable profile. */
export async function checkProfile(probe: Probe): Promise<Person | undefined> {
  const profile = await probe('the profile', profileCall);
  await probe('the languages, without a token', { ...languagesCall, as: 'nobody' });
  await probe('the languages', languagesCall);
  const { name, permissions } = objectIn(profile?.body);
  return profile && { name: String(name), permissions: textsIn(permissions) };
}

/** What is refused: calls without a token or with an unknown one, and calls that there are not. */
export async function checkRefusals(probe: Probe, { session }: Config): Promise<void> {
  const { refreshOn } = session;
  // Where the application never refreshes, it does not matter how a token is refused.
  if (refreshOn.length > 0) {
    const unknown = { header: `Bearer ${randomUUID()}` };
    await probe('a call without a token is refused', { ...profileCall, as: 'nobody' }, refreshOn);
    await probe('a call with an unknown token is refused', { ...profileCall, as: unknown }, refreshOn);
  }
  await probe(
    'an unknown call',
    { method: 'GET', base: 'clientApi', path: `check-api-${randomUUID()}` },
    404,
  );
}
