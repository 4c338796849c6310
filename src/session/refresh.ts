import { withDeadline } from './deadline';
import { createRefreshLock } from './refreshLock';
import { grantWithin, type SessionState } from './sessionState';
import { refreshGrant, type TokenEndpointSettings } from './tokenEndpoint';
import { removeTokens, writeTokens } from './tokens';

interface RefreshSettings extends TokenEndpointSettings {
  readonly storage: Storage;
  readonly name: string;
  /** Whether the page is being left: it aborts its requests then. */
  readonly isLeavingPage: () => boolean;
}

/** The token refresh: one for all that wait for it, and one at a time in all tabs (reading R4). */
export function createRefresh(state: SessionState, settings: RefreshSettings) {
  const { storage, name, isLeavingPage } = settings;
  const lock = createRefreshLock(storage, name);
  let running: { life: AbortSignal; result: Promise<boolean> } | undefined;

  /** One refresh: true when there is another access token than `stale`. Any failure ends the session. */
  async function refreshOnce(stale: string, life: AbortSignal): Promise<boolean> {
    if (life.aborted) return false;
    state.adoptUnlessUnstored();
    const before = state.tokens();
    if (life.aborted || before === undefined) return false;
    if (before.access !== stale) return true;
    const { refresh } = before;
    if (refresh === undefined) return false;
    try {
      const granted = await withDeadline(
        grantWithin,
        (signal) => refreshGrant(settings, refresh, stale, signal),
        life,
      );
      // The news of another tab's sign-out may still be on its way; the storage knows already (case T075).
      state.adoptUnlessUnstored();
      if (life.aborted) return false;
      const known = state.tokens() ?? before;
      const renewed = { access: granted.access, refresh: granted.refresh ?? known.refresh, id: before.id };
      state.renewTokens(renewed);
      // A storage that is full keeps the old tokens; the new ones serve this page from memory.
      const persistent = writeTokens(storage, renewed);
      if (persistent !== state.snapshot().persistent) state.publish({ persistent });
      return true;
    } catch {
      // A page that is being left aborts its requests: that is not a refusal (case T067).
      if (life.aborted || isLeavingPage()) return false;
      state.adoptUnlessUnstored();
      if (!life.aborted && state.tokens()?.access === stale) {
        await withDeadline(grantWithin, lock.waitForRivals, life);
        state.adoptUnlessUnstored();
      }
      if (life.aborted || isLeavingPage()) return false;
      if (state.tokens()?.access !== stale) return true;
      removeTokens(storage);
      state.lose();
      return false;
    }
  }

  return {
    hear: lock.hear,
    leave: lock.leave,
    underWay: () => (running?.life === state.life() ? running.result : undefined),

    /** Gets a token other than `stale`, by one refresh that all callers share; false when there is none to be had. */
    renew(stale: string): Promise<boolean> {
      const life = state.life();
      if (running?.life === life) return running.result;
      const current = { life, result: lock.run(() => refreshOnce(stale, life)) };
      running = current;
      return current.result.finally(() => {
        if (running === current) running = undefined;
      });
    },
  };
}
