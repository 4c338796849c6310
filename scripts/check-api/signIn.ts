import { isHtml, parseJson, type ReceivedAnswer } from '../openapi/checkAnswer.ts';
import { objectIn, textOf } from './bodies.ts';
import type { Call, Client } from './client.ts';
import type { Judge } from './createProbe.ts';
import { CannotRun, NoAnswer } from './noAnswer.ts';
import type { Config } from './readConfig.ts';

export interface Credentials {
  readonly user: string;
  readonly password: string;
}

/** A client credential as the header of the grants, in UTF-8 (RFC 7617, section 2.1). */
export function basicHeader(clientId: string, clientSecret: string): string {
  return `Basic ${Buffer.from(`${clientId}:${clientSecret}`, 'utf8').toString('base64')}`;
}

/** A call of the token endpoint. */
export const tokenCall = (form: Record<string, string>, as: Call['as']): Call => ({
  method: 'POST',
  base: 'clientApi',
  path: 'oauth/token',
  form,
  as,
});

/**
 * Signs in, keeps the tokens, and reports like any other call. False when there is no access token in the answer:
 * nothing further can be checked then.
 * @throws CannotRun saying what is wrong with the address, the credentials or the network
 */
export async function signIn(
  judge: Judge,
  client: Client,
  { oauth }: Config,
  { user, password }: Credentials,
): Promise<boolean> {
  const call = tokenCall(
    { grant_type: 'password', username: user.trim(), password },
    { header: basicHeader(oauth.clientId, oauth.clientSecret) },
  );
  const answer = await client.send(call).catch((error: unknown) => {
    throw error instanceof NoAnswer ? new CannotRun(error.message) : error;
  });
  const refusal = refusalOf(answer, client.urlOf(call));
  if (refusal !== undefined) throw new CannotRun(refusal);
  judge('signing in', call, answer);
  keepTokens(client, parseJson(answer.text));
  return client.accessToken !== undefined;
}

/** Keeps the tokens of an answer; without a new refresh token the old one stays. */
export function keepTokens(client: Client, body: unknown): void {
  const { access_token, refresh_token } = objectIn(body);
  client.accessToken = tokenIn(access_token) ?? client.accessToken;
  client.refreshToken = tokenIn(refresh_token) ?? client.refreshToken;
}

function tokenIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[!-~]+$/.test(value) ? value : undefined;
}

/** Why nobody was signed in, in a line; undefined for a success. */
function refusalOf({ status, headers, text }: ReceivedAnswer, url: URL): string | undefined {
  const address = `${url.origin}${url.pathname}`;
  if (isHtml(headers, text)) {
    return `${address} answers with an HTML page (status ${status}). Is this the API? Look at --url and the bases.`;
  }
  if (status >= 200 && status < 300) return undefined;
  const code = textOf(objectIn(parseJson(text)).error);
  if (code === 'invalid_client') {
    return 'The server does not accept the client credential. Look at oauth.clientId and oauth.clientSecret.';
  }
  if (code === 'invalid_grant') return 'The server does not accept the user name or the password.';
  if (status === 401)
    return 'The server does not accept the client credential, the user name or the password.';
  if (status === 404) return `There is no token endpoint at ${address}. Look at --url and bases.clientApi.`;
  if (status >= 500) return `${url.origin} has failed (status ${status}).`;
  return `${address} refuses to sign in (status ${status}).`;
}
