import { withDeadline } from './deadline';
import { withRefreshLock } from './refreshLock';
import { passwordGrant, refreshGrant, type TokenEndpointSettings } from './tokenEndpoint';
import { accessTokenKey, readTokens, removeTokens, type Tokens, writeTokens } from './tokens';

/** How long the token endpoint is waited for, in milliseconds (reading R4). */
const grantWithin = 10_000;

/** What others may know of the session; a new object for each change. */
export interface SessionSnapshot {
  /** An access token is stored (specification, section 4). */
  readonly signedIn: boolean;
  /** Counts sign-ins and sign-outs, not refreshes: what belongs to one epoch must not be shown in another. */
  readonly epoch: number;
  /** False when the browser refuses to store the tokens: the session ends with the page. */
  readonly persistent: boolean;
}

export interface SessionSettings extends TokenEndpointSettings {
  readonly storage: Storage;
  /** False when `storage` itself ends with the page, because the browser refuses the real one. */
  readonly lasting?: boolean;
}

export type Session = ReturnType<typeof createSession>;

/**
 * The session of this tab, in step with the other tabs through `storage`.
 * Source: specification, section 4; reading R4; `docs/decisions/session.md`.
 */
export function createSession(settings: SessionSettings) {
  const { storage, lasting = true } = settings;
  const listeners = new Set<() => void>();
  let tokens = readTokens(storage, true);
  let snapshot: SessionSnapshot = { signedIn: tokens !== undefined, epoch: 0, persistent: true };
  let refresh: { epoch: number; result: Promise<boolean> } | undefined;
  let refreshAbort = new AbortController();
  let leavingPage = false;

  function publish(change: Partial<SessionSnapshot>): void {
    snapshot = { ...snapshot, ...change };
    for (const listener of [...listeners]) listener();
  }

  /** Replaces the tokens by those of another sign-in, or of none. */
  function begin(next: Tokens | undefined, persistent: boolean): void {
    tokens = next;
    refreshAbort.abort();
    refreshAbort = new AbortController();
    publish({ signedIn: next !== undefined, epoch: snapshot.epoch + 1, persistent });
  }

  /** Takes over what another tab has stored meanwhile: a renewed token, another sign-in, a sign-out. */
  function adoptStored(): void {
    const stored = readTokens(storage, false);
    if (stored?.id === tokens?.id && (stored === undefined) === (tokens === undefined)) tokens = stored;
    else begin(stored, true);
  }

  /** As `adoptStored`, unless this tab's tokens were never stored: then what is missing there says nothing. */
  function adoptUnlessUnstored(): void {
    if (snapshot.persistent) adoptStored();
  }

  function end(): void {
    if (tokens === undefined) return;
    removeTokens(storage);
    begin(undefined, true);
  }

  /** One refresh: true when `tokens` holds another access token than `stale`. Any failure ends the session. */
  async function refreshOnce(stale: string, epoch: number): Promise<boolean> {
    const outdated = () => snapshot.epoch !== epoch;
    if (outdated()) return false;
    adoptUnlessUnstored();
    if (outdated() || tokens === undefined) return false;
    if (tokens.access !== stale) return true;
    const { refresh: refreshToken, id } = tokens;
    if (refreshToken === undefined) return false;
    try {
      const granted = await withDeadline(
        grantWithin,
        (signal) => refreshGrant(settings, refreshToken, stale, signal),
        refreshAbort.signal,
      );
      // The news of another tab's sign-out may still be on its way; the storage knows already (case T075).
      adoptUnlessUnstored();
      if (outdated()) return false;
      tokens = { access: granted.access, refresh: granted.refresh ?? tokens.refresh, id };
      // A storage that is full keeps the old tokens; the new ones serve this page from memory.
      const persistent = writeTokens(storage, tokens);
      if (persistent !== snapshot.persistent) publish({ persistent });
      return true;
    } catch {
      // A page that is being left aborts its requests: that is no refusal (case T067).
      if (outdated() || leavingPage) return false;
      adoptUnlessUnstored();
      if (outdated()) return false;
      if (tokens?.access !== stale) return true;
      end();
      return false;
    }
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The token for the next request; read it at the moment of sending. */
    accessToken: () => tokens?.access,
    hasRefreshToken: () => tokens?.refresh !== undefined,

    /**
     * Signs in with the password grant and stores both tokens.
     * @throws GrantError when no usable token comes; nothing is stored then
     */
    async signIn(username: string, password: string): Promise<void> {
      const granted = await withDeadline(grantWithin, (signal) =>
        passwordGrant(settings, username, password, signal),
      );
      const next: Tokens = { ...granted, id: newId() };
      const stored = lasting && writeTokens(storage, next);
      if (!stored) removeTokens(storage);
      begin(next, stored);
    },

    /** Removes both tokens at once, without asking the server (specification, section 4). */
    signOut: end,

    /** Resolves when no refresh of this session is under way, however it ended. */
    async settled(): Promise<void> {
      if (refresh?.epoch === snapshot.epoch) await refresh.result;
    },

    /** Gets a token other than `stale`, by one refresh that all callers share; false when there is none to be had. */
    renew(stale: string): Promise<boolean> {
      const { epoch } = snapshot;
      if (refresh?.epoch === epoch) return refresh.result;
      const current = { epoch, result: withRefreshLock(() => refreshOnce(stale, epoch)) };
      refresh = current;
      return current.result.finally(() => {
        if (refresh === current) refresh = undefined;
      });
    },

    /** Follows the other tabs and the page's own life; returns what stops it. */
    connect(): () => void {
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea !== storage && event.storageArea !== null) return;
        if (event.key === null || event.key === accessTokenKey) adoptStored();
      };
      const onPageHide = () => {
        leavingPage = true;
      };
      const onPageShow = () => {
        leavingPage = false;
        adoptUnlessUnstored();
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('pagehide', onPageHide);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pagehide', onPageHide);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}

/** A name for a sign-in that says nothing about the person; `randomUUID` is missing on plain-http origins. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
