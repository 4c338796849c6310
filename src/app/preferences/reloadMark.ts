const prefix = 'back-office.reloaded.';

/**
 * Notes in this tab that the page is about to be reloaded for a build. False when that has happened before, and when it
 * cannot be noted: then a reload might be followed by the next one for ever (case T222).
 */
export function markReload(build: string): boolean {
  try {
    const { sessionStorage } = globalThis;
    // What stands in for a storage that the browser refuses forgets with the page.
    if (!(sessionStorage instanceof Storage) || sessionStorage.getItem(prefix + build) !== null) return false;
    sessionStorage.setItem(prefix + build, '');
    return sessionStorage.getItem(prefix + build) !== null;
  } catch {
    return false;
  }
}
