import { withDeadline } from './deadline';
import { createRefresh } from './refresh';
import { createSessionState, grantWithin } from './sessionState';
import { passwordGrant, type TokenEndpointSettings } from './tokenEndpoint';
import { accessTokenKey, readTokens, removeTokens, type Tokens, writeTokens } from './tokens';

export interface SessionSettings extends TokenEndpointSettings {
  readonly storage: Storage;
  /** False if `storage` is only in memory, because the browser refuses the real one. */
  readonly lasting?: boolean;
}

export type Session = ReturnType<typeof createSession>;

/** The session of this tab, synchronized with other tabs through `storage` (specification, section 4; readings R4 and R7; `docs/decisions/session.md`). */
export function createSession(settings: SessionSettings) {
  const { storage, lasting = true } = settings;
  const state = createSessionState(storage);
  let leavingPage = false;
  const refresh = createRefresh(state, { ...settings, isLeavingPage: () => leavingPage });

  return {
    getSnapshot: state.snapshot,
    subscribe: state.subscribe,
    /** Read it right before sending. */
    accessToken: () => state.tokens()?.access,
    hasRefreshToken: () => state.tokens()?.refresh !== undefined,
    renew: refresh.renew,
    resumed: state.resumed,
    /** From now on, a session that the server ends waits for the person with unsaved input. */
    protectUnsaved: state.protectUnsaved,

    /** Signs in and stores both tokens; after an interruption, first identifies the person. Throws a GrantError or what `identify` throws. */
    async signIn(username: string, password: string): Promise<void> {
      const snapshotBefore = state.snapshot();
      const grantedTokens = await withDeadline(grantWithin, (signal) =>
        passwordGrant(settings, username, password, signal),
      );
      const tokens: Tokens = { ...grantedTokens, id: newId() };
      if (snapshotBefore.interrupted === undefined) {
        state.replaceSignIn(tokens, keep(tokens));
        return;
      }
      const email = await state.identify(tokens);
      const { epoch, interrupted } = state.snapshot();
      // Unless the interruption has been given up meanwhile.
      if (epoch === snapshotBefore.epoch && interrupted !== undefined)
        state.goOn(tokens, email, keep(tokens));
    },

    /** Removes both tokens at once, without a server call (specification, S4.1). */
    signOut(): void {
      if (state.tokens() === undefined) return;
      removeTokens(storage);
      state.replaceSignIn(undefined, true);
    },

    /** Ends an interruption without waiting any longer, and adopts what another tab has stored. */
    giveUp(): void {
      if (state.snapshot().interrupted !== undefined) state.replaceSignIn(readTokens(storage, false), true);
    },

    /** Resolves once no refresh is running, whatever its outcome, and the session is not interrupted. */
    async settled(): Promise<void> {
      const running = refresh.underWay();
      if (running !== undefined) await running;
      if (state.snapshot().interrupted !== undefined) await state.resumed();
    },

    /** Listens to other tabs and to leaving the page; returns a function that stops it. */
    connect(): () => void {
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea !== storage && event.storageArea !== null) return;
        if (event.key === null || event.key === accessTokenKey) state.adoptStored();
      };
      const onPageHide = () => {
        leavingPage = true;
      };
      const onPageShow = () => {
        leavingPage = false;
        state.adoptUnlessUnstored();
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

  /** Stores the tokens beyond this page; false if the browser refuses. */
  function keep(tokens: Tokens): boolean {
    const isStored = lasting && writeTokens(storage, tokens);
    if (!isStored) removeTokens(storage);
    return isStored;
  }
}

/** A random id for a sign-in; `randomUUID` is missing on plain-http origins. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
