import { createStore } from '../createStore';
import { withDeadline } from './deadline';
import { readTokens, type Tokens } from './tokens';

/** Time limit for a sign-in or a token refresh, in milliseconds (reading R4). */
export const grantWithin = 10_000;

/** The session's public state; a new object after each change. */
export interface SessionSnapshot {
  readonly signedIn: boolean;
  /** Counts sign-ins and sign-outs; data of one epoch is never shown in another. Continuing after an interruption keeps it. */
  readonly epoch: number;
  /** False if the browser refuses to store the tokens: the session ends with the page. */
  readonly persistent: boolean;
  /** The person whose session ended over unsaved input; nobody is signed in until someone signs in here or the input is given up. */
  readonly interrupted?: string | undefined;
  /** During an interruption: whether someone has signed in in another tab. */
  readonly signedInElsewhere?: boolean;
}

/** How a session that ends by force waits for the person with unsaved input (reading R7). */
export interface UnsavedInput {
  /** The signed-in person, as named by `identify`, while there is unsaved input; undefined lets the session end. */
  readonly unsavedOf: () => string | undefined;
  /** The person an access token belongs to. Rejects if that cannot be determined. */
  readonly identify: (accessToken: string, signal: AbortSignal) => Promise<string>;
}

export type SessionState = ReturnType<typeof createSessionState>;

/** The tokens of this tab, its public state, and the transitions from one sign-in to another. */
export function createSessionState(storage: Storage) {
  let tokens = readTokens(storage, true);
  const {
    get: snapshot,
    set,
    subscribe,
  } = createStore<SessionSnapshot>({
    signedIn: tokens !== undefined,
    epoch: 0,
    persistent: true,
  });
  /** Aborts when the sign-in ends or is replaced; its signal also identifies the sign-in. */
  let signInScope = new AbortController();
  let input: UnsavedInput | undefined;

  function publish(change: Partial<SessionSnapshot>): void {
    set({ ...snapshot(), ...change });
  }

  function replaceTokens(next: Tokens | undefined): void {
    tokens = next;
    signInScope.abort();
    signInScope = new AbortController();
  }

  /** Replaces this sign-in by another one, or by none. */
  function replaceSignIn(next: Tokens | undefined, persistent: boolean): void {
    replaceTokens(next);
    const signedIn = next !== undefined;
    publish({ signedIn, epoch: snapshot().epoch + 1, persistent, interrupted: undefined });
  }

  /** Ends the session without a sign-out. `next` is the sign-in that has already replaced it. */
  function endByForce(next?: Tokens): void {
    const interrupted = tokens === undefined ? undefined : input?.unsavedOf();
    if (interrupted === undefined) {
      replaceSignIn(next, true);
      return;
    }
    replaceTokens(undefined);
    publish({ signedIn: false, persistent: true, interrupted, signedInElsewhere: next !== undefined });
  }

  /** Ends an interruption by a sign-in in this tab: the same person continues, another one starts a new session. */
  function goOn(next: Tokens, email: string, persistent: boolean): void {
    if (email !== snapshot().interrupted) {
      replaceSignIn(next, persistent);
      return;
    }
    replaceTokens(next);
    publish({ signedIn: true, persistent, interrupted: undefined });
  }

  /** Adopts what another tab has stored: a renewed token, another sign-in, a sign-out. */
  function adoptStored(): void {
    const storedTokens = readTokens(storage, false);
    const signedInElsewhere = storedTokens !== undefined;
    const { interrupted, signedInElsewhere: wasElsewhere } = snapshot();
    if (interrupted !== undefined) {
      if (wasElsewhere !== signedInElsewhere) publish({ signedInElsewhere });
    } else if (storedTokens?.id === tokens?.id && signedInElsewhere === (tokens !== undefined)) {
      tokens = storedTokens;
    } else endByForce(storedTokens);
  }

  return {
    snapshot,
    subscribe,
    publish,
    tokens: () => tokens,
    /** Replaces the tokens within the same sign-in. */
    renewTokens(next: Tokens): void {
      tokens = next;
    },
    /** Aborts when this sign-in ends or is replaced. */
    signInScope: () => signInScope.signal,
    replaceSignIn,
    endByForce,
    goOn,
    /** The person these tokens belong to. Rejects if that cannot be determined. */
    identify: ({ access }: Tokens): Promise<string> =>
      withDeadline(grantWithin, async (signal) => (await input?.identify(access, signal)) ?? ''),
    adoptStored,
    /** Like `adoptStored`, but does nothing if this tab's tokens were never stored. */
    adoptUnlessUnstored(): void {
      if (snapshot().persistent) adoptStored();
    },
    protectUnsaved(next: UnsavedInput): void {
      input = next;
    },
    /** Resolves once the session is not interrupted. */
    async resumed(): Promise<void> {
      while (snapshot().interrupted !== undefined) {
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
