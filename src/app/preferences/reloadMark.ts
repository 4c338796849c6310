const prefix = 'back-office.reloaded.';

/** Records that this tab reloads for a build; false if it already did or cannot record it, which could cause an endless loop. */
export function markReload(build: string): boolean {
  try {
    const { sessionStorage } = globalThis;
    // The replacement for a refused storage does not survive the reload.
    if (!(sessionStorage instanceof Storage) || sessionStorage.getItem(prefix + build) !== null) return false;
    sessionStorage.setItem(prefix + build, '');
    return sessionStorage.getItem(prefix + build) !== null;
  } catch {
    return false;
  }
}
