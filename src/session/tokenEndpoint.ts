import * as v from 'valibot';
import { type AntiForgerySettings, addAntiForgery } from './antiForgery';
import { isToken } from './tokens';

/** Address, credentials and options of the token endpoint (specification, section 7; reading R1). */
export interface TokenEndpointSettings {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clientCredentialOnRefresh: boolean;
  readonly antiForgery: AntiForgerySettings;
}

/** The tokens in a grant's response; a refresh may omit the refresh token (RFC 6749, section 6). */
export interface GrantedTokens {
  readonly access: string;
  readonly refresh: string | undefined;
}

/** A failed grant: the server refused, was unreachable or too slow, or its response is unusable. */
export class GrantError extends Error {
  override name = 'GrantError';
  readonly reason: 'refused' | 'unreachable' | 'unusable';
  readonly status: number | undefined;
  constructor(reason: GrantError['reason'], status?: number) {
    super(`token endpoint: ${reason}${status === undefined ? '' : ` (${status})`}`);
    this.reason = reason;
    this.status = status;
  }

  /** The server failed; the credentials may be right. */
  get isServerFault(): boolean {
    return (this.status ?? 0) >= 500;
  }
}

const token = v.custom<string>(isToken);
const answerSchema = v.object({ access_token: token, refresh_token: v.nullish(token) });

/** The password grant with the client credential as Basic (RFC 6749, section 4.3; RFC 7617 with UTF-8). Throws a GrantError. */
export function passwordGrant(
  settings: TokenEndpointSettings,
  username: string,
  password: string,
  signal: AbortSignal,
): Promise<GrantedTokens> {
  const headers = new Headers({ Authorization: basicAuthorization(settings) });
  return grant(settings, headers, { grant_type: 'password', username, password }, signal);
}

/** The refresh grant, with the access token as Bearer (reading R3) or, if configured, the client credential. Throws a GrantError. */
export function refreshGrant(
  settings: TokenEndpointSettings,
  refreshToken: string,
  accessToken: string,
  signal: AbortSignal,
): Promise<GrantedTokens> {
  const authorization = settings.clientCredentialOnRefresh
    ? basicAuthorization(settings)
    : `Bearer ${accessToken}`;
  const headers = new Headers({ Authorization: authorization });
  return grant(settings, headers, { grant_type: 'refresh_token', refresh_token: refreshToken }, signal);
}

async function grant(
  settings: TokenEndpointSettings,
  headers: Headers,
  fields: Record<string, string>,
  signal: AbortSignal,
): Promise<GrantedTokens> {
  addAntiForgery(headers, 'POST', settings.tokenUrl, settings.antiForgery);
  let response: Response;
  let text: string;
  try {
    response = await fetch(settings.tokenUrl, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
      redirect: 'error',
      cache: 'no-store',
      signal,
    });
    text = await response.text();
  } catch {
    throw new GrantError('unreachable');
  }
  if (!response.ok) throw new GrantError('refused', response.status);
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), text);
  if (!answer.success) throw new GrantError('unusable', response.status);
  return { access: answer.output.access_token, refresh: answer.output.refresh_token ?? undefined };
}

function basicAuthorization({ clientId, clientSecret }: TokenEndpointSettings): string {
  const bytes = new TextEncoder().encode(`${clientId}:${clientSecret}`);
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
