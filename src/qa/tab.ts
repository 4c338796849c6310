/** The active scenarios and the dataset of a tab, kept until it is closed, or until a reload without storage. */
interface Tab {
  readonly scenarios: readonly string[];
  /** The name of records of this tab alone; undefined for the shared ones. */
  readonly dataset: string | undefined;
}

const key = 'back-office.qa';

/** What the tab has kept; empty when it is invalid. */
export function readTab(): Tab {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) throw new TypeError();
    // Any object may have the two members; their types are checked below.
    const { scenarios, dataset } = stored as Record<keyof Tab, unknown>;
    return {
      scenarios: Array.isArray(scenarios) ? scenarios.filter((name) => typeof name === 'string') : [],
      dataset: typeof dataset === 'string' ? dataset : undefined,
    };
  } catch {
    return { scenarios: [], dataset: undefined };
  }
}

export function writeTab(tab: Tab): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(tab));
  } catch {
    // The scenarios then apply until the page is left.
  }
}
