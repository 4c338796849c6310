const key = 'back-office.qa';

/** The scenario names stored for this tab; none if the stored value is invalid. */
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
    // Without storage, the scenarios apply until the page is left.
  }
}
