const key = 'back-office.qa';

/** The names of the scenarios that the tab keeps until it is closed; none when what it has kept is invalid. */
export function readScenarios(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export function keepScenarios(names: readonly string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(names));
  } catch {
    // The scenarios then apply until the page is left.
  }
}
