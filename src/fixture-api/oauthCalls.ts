import type { Account } from './accounts';
import { json } from './answers';
import type { OpenCall } from './call';
import type { Settings } from './options';
import type { People } from './people';
import type { Tokens } from './tokens';

// RFC 6749, section 5.2.
function oauthError(status: number, error: string, description: string, headers?: Record<string, string>) {
  return json({ error, error_description: description }, status, headers);
}

const invalidClient = () =>
  oauthError(401, 'invalid_client', 'The client credential is missing or wrong', {
    'WWW-Authenticate': 'Basic realm="client"',
  });

const invalidGrant = (description: string) => oauthError(400, 'invalid_grant', description);

/** The single value of a parameter; repeated and empty ones count as missing (RFC 6749, section 3.2). */
function parameter(form: URLSearchParams, name: string): string | undefined {
  const values = form.getAll(name);
  return values.length === 1 && values[0] !== '' ? values[0] : undefined;
}

/**
 * `POST {clientApi}oauth/token`: the password grant, which requires the client credential and then calls one of `follow`, and the refresh
 * grant, for which the credential is optional. Source: the specification's section 7, RFC 6749 sections 4.3, 5 and 6.
 */
export function createOauthCalls(
  settings: Settings,
  tokens: Tokens,
  people: People,
  follow: { signedIn: (account: Account) => void; signInFailed: (account: Account) => void },
): OpenCall[] {
  function tokenAnswer(email: string, withRefreshToken: boolean): Response {
    return json({
      access_token: tokens.issue('access', email),
      ...(withRefreshToken && { refresh_token: tokens.issue('refresh', email) }),
      token_type: 'Bearer',
      expires_in: Math.floor(settings.accessTokenLifetime / 1000),
    });
  }

  function passwordGrant(form: URLSearchParams): Response {
    const username = parameter(form, 'username');
    const password = parameter(form, 'password');
    if (username === undefined || password === undefined) {
      return oauthError(400, 'invalid_request', 'username and password are required, once each');
    }
    const account = people.accountOf(username);
    if (!account || !people.mayTryPassword(account) || !people.hasPassword(account, password)) {
      if (account) follow.signInFailed(account);
      return invalidGrant('The email address or the password is wrong');
    }
    follow.signedIn(account);
    return tokenAnswer(account.email, true);
  }

  function refreshGrant(form: URLSearchParams): Response {
    const token = parameter(form, 'refresh_token');
    if (token === undefined) {
      return oauthError(400, 'invalid_request', 'refresh_token is required, once');
    }
    const email = tokens.redeemRefreshToken(token);
    if (email === undefined) return invalidGrant('The refresh token is unknown or used up');
    if (!people.accountOf(email)) return invalidGrant('The account has been suspended or deleted');
    return tokenAnswer(email, settings.rotateRefreshTokens);
  }

  async function respond({ request }: { request: Request }): Promise<Response> {
    const contentType = request.headers.get('Content-Type') ?? '';
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType)) {
      return oauthError(415, 'invalid_request', 'The body must be application/x-www-form-urlencoded');
    }
    const authorization = request.headers.get('Authorization') ?? '';
    const hasBasic = /^basic /i.test(authorization);
    if (hasBasic && !isClient(authorization, settings.client)) return invalidClient();

    const form = new URLSearchParams(await request.text());
    switch (parameter(form, 'grant_type')) {
      case 'password':
        return hasBasic ? passwordGrant(form) : invalidClient();
      case 'refresh_token':
        return refreshGrant(form);
      case undefined:
        return oauthError(400, 'invalid_request', 'grant_type is required, once');
      default:
        return oauthError(400, 'unsupported_grant_type', 'The grants are password and refresh_token');
    }
  }

  return [{ method: 'POST', base: 'clientApi', path: 'oauth/token', access: 'signIn', respond }];
}

/** Checks a Basic credential, which is UTF-8 in base64 (RFC 7617, section 2.1). */
function isClient(authorization: string, { clientId, clientSecret }: Settings['client']): boolean {
  try {
    const bytes = Uint8Array.from(atob(authorization.slice(6).trim()), (char) => char.charCodeAt(0));
    return new TextDecoder().decode(bytes) === `${clientId}:${clientSecret}`;
  } catch {
    return false;
  }
}
