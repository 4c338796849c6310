import type { Settings } from './options';
import { createRandom } from './random';

/** What a server remembers of tokens beyond their claims. */
export interface TokenState {
  /** Access tokens issued until then have expired; milliseconds since 1970. */
  readonly expiredUntil: number;
  /** The nonces of the latest five hundred refresh tokens used up by rotation. */
  readonly spent: readonly string[];
}

type Kind = 'access' | 'refresh';

interface IssuedToken {
  readonly kind: Kind;
  readonly token: string;
  readonly email: string;
  /** Milliseconds since 1970; absent for a refresh token, which does not expire. */
  readonly expiresAt?: number;
}

/** The claims of a token: a restarted server, or that of another tab, reads it without having stored anything. */
interface Claims {
  readonly kind: Kind;
  readonly email: string;
  readonly expiresAt?: number;
  /** Milliseconds since 1970; later than the expiry of all access tokens. */
  readonly issuedAt: number;
  readonly nonce: string;
}

const keptSpent = 500;

type AccessTokenCheck = { state: 'valid'; email: string } | { state: 'expired' } | { state: 'unknown' };

export type Tokens = ReturnType<typeof createTokens>;

/** Issues and reads the tokens of one server: visible ASCII, signed with the seed against typing errors, not attackers. */
export function createTokens(settings: Settings) {
  const issued: IssuedToken[] = [];
  const spent = new Set<string>();
  // A moment instead of a counter, because the tabs of a browser share tokens, and each has a server of its own.
  let expiredUntil = 0;
  let latest = 0;

  const sign = (payload: string) => createRandom(settings.seed, payload).token(24);

  function issue(kind: Kind, email: string): string {
    const issuedAt = Math.max(settings.now(), expiredUntil + 1);
    latest = Math.max(latest, issuedAt);
    const expiresAt = kind === 'access' ? settings.now() + settings.accessTokenLifetime : undefined;
    // Not from the seed: after a reload the sequence would repeat nonces that are used up.
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
      // The signature says that this server wrote the claims, so they have this shape.
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

    /** Whose access token this is, expired or not; undefined when this server did not issue it. */
    accountOf: (token: string): string | undefined => read(token, 'access')?.email,

    /** The account's email for a valid refresh token; with rotation it is valid once. */
    redeemRefreshToken(token: string): string | undefined {
      const claims = read(token, 'refresh');
      if (!claims || spent.has(claims.nonce)) return undefined;
      if (settings.rotateRefreshTokens) spent.add(claims.nonce);
      return claims.email;
    },

    expireAccessTokens(): void {
      expiredUntil = Math.max(settings.now(), latest, expiredUntil);
    },

    get state(): TokenState {
      return { expiredUntil, spent: [...spent].slice(-keptSpent) };
    },

    /** Adopts the state of another server; nothing expired or used up becomes valid again. */
    apply({ expiredUntil: until, spent: others }: TokenState): void {
      expiredUntil = Math.max(expiredUntil, until);
      for (const nonce of others) spent.add(nonce);
    },
  };
}
