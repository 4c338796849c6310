import { withDeadline } from './deadline';
import { grantWithin, type SessionState } from './sessionState';
import { refreshGrant, type TokenEndpointSettings } from './tokenEndpoint';
import { removeTokens, writeTokens } from './tokens';

const lockName = 'back-office-session-refresh';
/** How long to wait for another tab's refresh, in milliseconds: a late refresh is better than none. */
const acquireWithin = 5_000;

/**
 * Runs `work` while no other tab refreshes. `isAlone` is false if another tab held the lock before, and if there is no lock:
 * browsers have none on plain http, refuse it to opaque origins, and a tab that hangs does not release it.
 */
async function withRefreshLock<T>(work: (isAlone: boolean) => Promise<T>): Promise<T> {
  let running: Promise<T> | undefined;
  const run = (isAlone: boolean) => {
    running = work(isAlone);
    return running;
  };
  try {
    const { locks } = navigator;
    return await locks.request(lockName, { ifAvailable: true }, (lock) =>
      lock === null
        ? withDeadline(acquireWithin, (signal) => locks.request(lockName, { signal }, () => run(false)))
        : run(true),
    );
  } catch {
    return running ?? run(false);
  }
}

/** Time for the tokens that another tab has stored to arrive here, in milliseconds. */
const storedWithin = 500;

interface RefreshSettings extends TokenEndpointSettings {
  readonly storage: Storage;
  /** Whether the page is being left, which aborts its requests. */
  readonly isLeavingPage: () => boolean;
}

/** The token refresh: all callers share one, and only one tab refreshes at a time (reading R4). */
export function createRefresh(state: SessionState, settings: RefreshSettings) {
  const { storage, isLeavingPage } = settings;
  let running: { signInScope: AbortSignal; result: Promise<boolean> } | undefined;

  /** Refreshes once; true if the access token is no longer `stale`. Any failure ends the session. */
  async function refreshOnce(stale: string, signInScope: AbortSignal, isAlone: boolean): Promise<boolean> {
    /** Whether `stale` is still this sign-in's token, after adopting what another tab has stored. */
    const isStale = () => {
      if (!signInScope.aborted) state.adoptUnlessUnstored();
      return !signInScope.aborted && state.tokens()?.access === stale;
    };
    const isStillStale = async () => {
      if (isStale() && !isAlone) await new Promise((resolve) => setTimeout(resolve, storedWithin));
      return isStale();
    };
    const isRenewed = () => !signInScope.aborted && state.tokens() !== undefined;

    if (!(await isStillStale())) return isRenewed();
    const oldTokens = state.tokens();
    if (oldTokens?.refresh === undefined) return false;
    const { refresh } = oldTokens;
    try {
      const grantedTokens = await withDeadline(
        grantWithin,
        (signal) => refreshGrant(settings, refresh, stale, signal),
        signInScope,
      );
      // The storage event of another tab's sign-out may still be on its way.
      state.adoptUnlessUnstored();
      if (signInScope.aborted) return false;
      const currentTokens = state.tokens() ?? oldTokens;
      const newTokens = {
        access: grantedTokens.access,
        refresh: grantedTokens.refresh ?? currentTokens.refresh,
        id: oldTokens.id,
      };
      state.renewTokens(newTokens);
      // If the storage is full, it keeps the old tokens, and this page uses the new ones from memory.
      const persistent = writeTokens(storage, newTokens);
      if (persistent !== state.snapshot().persistent) state.publish({ persistent });
      return true;
    } catch {
      // Requests aborted by leaving the page are not refusals.
      if (signInScope.aborted || isLeavingPage()) return false;
      if (!(await isStillStale())) return isRenewed();
      if (isLeavingPage()) return false;
      removeTokens(storage);
      state.endByForce();
      return false;
    }
  }

  return {
    underWay: () => (running?.signInScope === state.signInScope() ? running.result : undefined),

    /** Replaces the token `stale` by one refresh that all callers share; false if that fails. */
    renew(stale: string): Promise<boolean> {
      const signInScope = state.signInScope();
      if (running?.signInScope === signInScope) return running.result;
      const result = withRefreshLock((isAlone) => refreshOnce(stale, signInScope, isAlone));
      const current = { signInScope, result };
      running = current;
      return result.finally(() => {
        if (running === current) running = undefined;
      });
    },
  };
}
