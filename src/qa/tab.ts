/**
 * What a tab of the demo keeps until it is closed: the scenarios that play, and which records it has. A browser that
 * refuses the storage forgets both with the page.
 */
interface Tab {
  readonly scenarios: readonly string[];
  /** The name of records that no other tab has; undefined for those that all tabs share. */
  readonly dataset: string | undefined;
}

const key = 'back-office.qa';

/** Reads what the tab has kept; nothing of it when it does not fit. */
export function readTab(): Tab {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) throw new TypeError();
    // Any object may be looked into for two members; what they are is asked below.
    const { scenarios, dataset } = stored as Record<keyof Tab, unknown>;
    return {
      scenarios: Array.isArray(scenarios) ? scenarios.filter((name) => typeof name === 'string') : [],
      dataset: typeof dataset === 'string' ? dataset : undefined,
    };
  } catch {
    return { scenarios: [], dataset: undefined };
  }
}

/** Keeps it until the tab is closed. */
export function writeTab(tab: Tab): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(tab));
  } catch {
    // The scenarios then hold until the page is left.
  }
}
