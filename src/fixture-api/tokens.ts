import type { Settings } from './options';
import { createRandom } from './random';

/** What a server remembers about tokens beyond their claims. */
export interface TokenState {
  /** Access tokens issued until then have expired; milliseconds since 1970. */
  readonly expiredUntil: number;
  /** The nonces of the last five hundred refresh tokens used up by rotation. */
  readonly spent: readonly string[];
}

type Kind = 'access' | 'refresh';

interface IssuedToken {
  readonly kind: Kind;
  readonly token: string;
  readonly email: string;
  /** Milliseconds since 1970; undefined for a refresh token, which does not expire. */
  readonly expiresAt?: number;
}

/** The claims of a token, which a restarted server, or that of another tab, can read without stored state. */
interface Claims {
  readonly kind: Kind;
  readonly email: string;
  readonly expiresAt?: number;
  /** Milliseconds since 1970; later than the expiry of all access tokens. */
  readonly issuedAt: number;
  readonly nonce: string;
}

const maxSpentNonces = 500;

type AccessTokenCheck = { state: 'valid'; email: string } | { state: 'expired' } | { state: 'unknown' };

export type Tokens = ReturnType<typeof createTokens>;

/** Issues and reads tokens: visible ASCII, signed with the seed against accidental changes, not attackers. */
export function createTokens(settings: Settings) {
  const issued: IssuedToken[] = [];
  const spent = new Set<string>();
  // A timestamp instead of a counter, because tabs share tokens but each has its own server.
  let expiredUntil = 0;
  let latestIssuedAt = 0;

  const sign = (payload: string) => createRandom(settings.seed, payload).token(24);

  function issue(kind: Kind, email: string): string {
    const issuedAt = Math.max(settings.now(), expiredUntil + 1);
    latestIssuedAt = Math.max(latestIssuedAt, issuedAt);
    const expiresAt = kind === 'access' ? settings.now() + settings.accessTokenLifetime : undefined;
    // Not from the seed, which would repeat used nonces after a reload.
    const nonce = crypto.getRandomValues(new Uint32Array(4)).join('.');
    const claims: Claims = { kind, email, expiresAt, issuedAt, nonce };
    const payload = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
    const token = `${payload}.${sign(payload)}`;
    issued.push({ kind, token, email, ...(expiresAt !== undefined && { expiresAt }) });
    return token;
  }

  function read(token: string, kind: Kind): Claims | undefined {
    const [payload = '', signature] = token.split('.');
    if (signature !== sign(payload)) return undefined;
    try {
      // The signature shows that this server wrote the claims, so they have this shape.
      const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
      return claims.kind === kind ? claims : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    issued: issued as readonly IssuedToken[],
    issue,

    checkAccessToken(token: string): AccessTokenCheck {
      const claims = read(token, 'access');
      if (!claims) return { state: 'unknown' };
      const expired = claims.issuedAt <= expiredUntil || (claims.expiresAt ?? 0) <= settings.now();
      return expired ? { state: 'expired' } : { state: 'valid', email: claims.email };
    },

    /** The email in an access token, expired or not; undefined if this server did not issue it. */
    accountOf: (token: string): string | undefined => read(token, 'access')?.email,

    /** The email in a valid refresh token; with rotation, a token is valid once. */
    redeemRefreshToken(token: string): string | undefined {
      const claims = read(token, 'refresh');
      if (!claims || spent.has(claims.nonce)) return undefined;
      if (settings.rotateRefreshTokens) spent.add(claims.nonce);
      return claims.email;
    },

    expireAccessTokens(): void {
      expiredUntil = Math.max(settings.now(), latestIssuedAt, expiredUntil);
    },

    get state(): TokenState {
      return { expiredUntil, spent: [...spent].slice(-maxSpentNonces) };
    },

    /** Adopts another server's state; nothing expired or used up becomes valid again. */
    apply({ expiredUntil: until, spent: nonces }: TokenState): void {
      expiredUntil = Math.max(expiredUntil, until);
      for (const nonce of nonces) spent.add(nonce);
    },
  };
}
