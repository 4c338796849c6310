/** What is stored of a sign-in. `id` names the sign-in, so that a renewed token can be told from another person's. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string | undefined;
  readonly id: string;
}

const keys = { access: 'access_token', refresh: 'refresh_token', id: 'session_id' } as const;

/** The storage key whose change tells other tabs that the session changed; it is written last and removed first. */
export const accessTokenKey = keys.access;

/** A usable token: non-empty visible ASCII (reading R4), and no absent value that was turned into text. */
export function isToken(value: unknown): value is string {
  return (
    typeof value === 'string' && /^[\x21-\x7e]+$/.test(value) && value !== 'undefined' && value !== 'null'
  );
}

/**
 * The tokens in `storage`; what does not fit is removed (specification, section 4). `tidy` also removes a refresh token without
 * its access token; another tab's half-written sign-in must stay.
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

/** Stores the tokens; false when the storage refuses (blocked or full). */
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

/** Removes all that a sign-in stored; a storage that refuses is left as it is. */
export function removeTokens(storage: Storage): void {
  for (const key of Object.values(keys)) {
    try {
      storage.removeItem(key);
    } catch {
      // Memory decides for this tab.
    }
  }
}
