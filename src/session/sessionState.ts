import { withDeadline } from './deadline';
import { readTokens, type Tokens } from './tokens';

/** How long the server is waited for when somebody signs in or a token is renewed, in milliseconds (reading R4). */
export const grantWithin = 10_000;

/** A new object for each change. */
export interface SessionSnapshot {
  readonly signedIn: boolean;
  /** Counts sign-ins and sign-outs; what belongs to one epoch is not shown in another. Going on after an interruption keeps it. */
  readonly epoch: number;
  /** False when the browser refuses to store the tokens: the session ends with the page. */
  readonly persistent: boolean;
  /** Whose session ended over unsaved input; nobody is signed in until somebody signs in here or it is given up. */
  readonly interrupted?: string | undefined;
  /** During an interruption: whether somebody is signed in in another tab. */
  readonly signedInElsewhere?: boolean;
}

/** How a session that is ended by force waits for the person whose input is not saved (reading R7). */
export interface UnsavedInput {
  /** Who is signed in, by the name that `identify` gives, while something is not saved; undefined lets the session end. */
  readonly unsavedOf: () => string | undefined;
  /** Whose access token this is. Rejects when that cannot be found out. */
  readonly identify: (accessToken: string, signal: AbortSignal) => Promise<string>;
}

export type SessionState = ReturnType<typeof createSessionState>;

/** Whose tokens this tab holds, who follows them, and how one sign-in replaces another. */
export function createSessionState(storage: Storage) {
  const listeners = new Set<() => void>();
  let tokens = readTokens(storage, true);
  let snapshot: SessionSnapshot = { signedIn: tokens !== undefined, epoch: 0, persistent: true };
  /** Aborts when another sign-in, or none, takes over; so it also names the sign-in. */
  let signInScope = new AbortController();
  let input: UnsavedInput | undefined;

  function publish(change: Partial<SessionSnapshot>): void {
    snapshot = { ...snapshot, ...change };
    for (const listener of [...listeners]) listener();
  }

  function replaceTokens(next: Tokens | undefined): void {
    tokens = next;
    signInScope.abort();
    signInScope = new AbortController();
  }

  /** Puts another sign-in, or none, in place of this one. */
  function replaceSignIn(next: Tokens | undefined, persistent: boolean): void {
    replaceTokens(next);
    const signedIn = next !== undefined;
    publish({ signedIn, epoch: snapshot.epoch + 1, persistent, interrupted: undefined });
  }

  /** Ends the session by force. `next` is another sign-in that has taken its place already. */
  function endByForce(next?: Tokens): void {
    const interrupted = tokens === undefined ? undefined : input?.unsavedOf();
    if (interrupted === undefined) {
      replaceSignIn(next, true);
      return;
    }
    replaceTokens(undefined);
    publish({ signedIn: false, persistent: true, interrupted, signedInElsewhere: next !== undefined });
  }

  /** Ends an interruption by a sign-in in this tab: the same person goes on, another one begins a session. */
  function goOn(next: Tokens, who: string, persistent: boolean): void {
    if (who !== snapshot.interrupted) {
      replaceSignIn(next, persistent);
      return;
    }
    replaceTokens(next);
    publish({ signedIn: true, persistent, interrupted: undefined });
  }

  /** Takes over what another tab has stored meanwhile: a renewed token, another sign-in, a sign-out. */
  function adoptStored(): void {
    const stored = readTokens(storage, false);
    const signedInElsewhere = stored !== undefined;
    if (snapshot.interrupted !== undefined) {
      if (snapshot.signedInElsewhere !== signedInElsewhere) publish({ signedInElsewhere });
    } else if (stored?.id === tokens?.id && signedInElsewhere === (tokens !== undefined)) {
      tokens = stored;
    } else endByForce(stored);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    snapshot: () => snapshot,
    subscribe,
    publish,
    tokens: () => tokens,
    /** Puts a renewed token in the place of the one at hand: the sign-in stays. */
    renewTokens(next: Tokens): void {
      tokens = next;
    },
    /** Is aborted when another sign-in, or none, takes over. */
    signInScope: () => signInScope.signal,
    replaceSignIn,
    endByForce,
    goOn,
    /** Whose tokens these are, as `identify` names people. Rejects when that cannot be found out. */
    identify: ({ access }: Tokens): Promise<string> =>
      withDeadline(grantWithin, async (signal) => (await input?.identify(access, signal)) ?? ''),
    adoptStored,
    /** As `adoptStored`, unless this tab's tokens were never stored. */
    adoptUnlessUnstored(): void {
      if (snapshot.persistent) adoptStored();
    },
    protectUnsaved(next: UnsavedInput): void {
      input = next;
    },
    /** Resolves when the session is not interrupted, or not any more. */
    async resumed(): Promise<void> {
      while (snapshot.interrupted !== undefined) {
        await new Promise<void>((resolve) => {
          const stop = subscribe(() => {
            stop();
            resolve();
          });
        });
      }
    },
  };
}
