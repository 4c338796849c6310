/** The stored part of a sign-in. `id` identifies the sign-in, which distinguishes a renewed token from another person's. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string | undefined;
  readonly id: string;
}

const keys = { access: 'access_token', refresh: 'refresh_token', id: 'session_id' } as const;

/** The storage key that signals a changed session to other tabs; it is written last and removed first. */
export const accessTokenKey = keys.access;

/** A usable token: non-empty visible ASCII (reading R4), and not `null` or `undefined` converted to text. */
export function isToken(value: unknown): value is string {
  return (
    typeof value === 'string' && /^[\x21-\x7e]+$/.test(value) && value !== 'undefined' && value !== 'null'
  );
}

/**
 * The tokens in `storage`; invalid ones are removed (specification, section 4). `tidy` also removes a refresh token without an access
 * token, which may otherwise be another tab's half-written sign-in.
 */
export function readTokens(storage: Storage, tidy: boolean): Tokens | undefined {
  try {
    const access = storage.getItem(keys.access);
    const refresh = storage.getItem(keys.refresh);
    const corrupt = [access, refresh].some((value) => value !== null && !isToken(value));
    if (corrupt || (tidy && access === null && refresh !== null)) {
      removeTokens(storage);
      return undefined;
    }
    if (access === null) return undefined;
    return { access, refresh: refresh ?? undefined, id: storage.getItem(keys.id) ?? '' };
  } catch {
    removeTokens(storage);
    return undefined;
  }
}

/** Stores the tokens; false if the storage is blocked or full. */
export function writeTokens(storage: Storage, tokens: Tokens): boolean {
  try {
    if (tokens.refresh === undefined) storage.removeItem(keys.refresh);
    else storage.setItem(keys.refresh, tokens.refresh);
    storage.setItem(keys.id, tokens.id);
    storage.setItem(keys.access, tokens.access);
    return true;
  } catch {
    return false;
  }
}

/** Removes everything that a sign-in has stored; ignores a storage that refuses. */
export function removeTokens(storage: Storage): void {
  for (const key of Object.values(keys)) {
    try {
      storage.removeItem(key);
    } catch {
      // The tokens in memory count for this tab.
    }
  }
}
