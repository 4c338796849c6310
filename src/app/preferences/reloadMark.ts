const prefix = 'back-office.reloaded.';

/** Notes that this tab reloads for a build; false when it did before or cannot note it, which could loop for ever (case T222). */
export function markReload(build: string): boolean {
  try {
    const { sessionStorage } = globalThis;
    // The substitute for a refused storage forgets with the page.
    if (!(sessionStorage instanceof Storage) || sessionStorage.getItem(prefix + build) !== null) return false;
    sessionStorage.setItem(prefix + build, '');
    return sessionStorage.getItem(prefix + build) !== null;
  } catch {
    return false;
  }
}
