/** The number of children in one request. */
export const pageSize = 200;

/** The children of one record, in order. Branches are immutable. */
export interface Branch {
  /** One entry for each child; undefined until loaded. Before the first answer there is one such entry. */
  readonly ids: readonly (string | undefined)[];
  /** Whether the server has said how many children there are. */
  readonly counted: boolean;
  /** The error of each page that failed to load, by page number, counted from 0. */
  readonly failures: ReadonlyMap<number, unknown>;
}

/** Nothing is known yet. */
export const unknownBranch: Branch = { ids: [undefined], counted: false, failures: new Map() };

/** The branch of a record without children: nothing to load. */
export const emptyBranch: Branch = { ids: [], counted: true, failures: new Map() };

/** The number of the page that contains a child. */
export function pageOf(index: number): number {
  return Math.floor(index / pageSize);
}

/**
 * The branch with one page from the server. A changed total means that others have changed the branch, so its other
 * pages are loaded again. A page shorter than expected ends the branch, because another request would return the same.
 */
export function withPage(branch: Branch, page: number, pageIds: readonly string[], total: number): Branch {
  const start = page * pageSize;
  const isShort = pageIds.length < Math.min(pageSize, total - start);
  const length = isShort ? start + pageIds.length : total;
  const isSame = branch.counted && branch.ids.length === length;
  const idsOnPage = new Set(pageIds);
  const ids = Array.from({ length }, (_, index) => {
    if (pageOf(index) === page) return pageIds[index - start];
    const currentId = isSame ? branch.ids[index] : undefined;
    return currentId !== undefined && idsOnPage.has(currentId) ? undefined : currentId;
  });
  return { ids, counted: true, failures: isSame ? withoutFailure(branch, page).failures : new Map() };
}

/** The branch after a page failed to load. */
export function withFailure(branch: Branch, page: number, error: unknown): Branch {
  return { ...branch, failures: new Map(branch.failures).set(page, error) };
}

/** The branch while a failed page is loaded again. */
export function withoutFailure(branch: Branch, page: number): Branch {
  if (!branch.failures.has(page)) return branch;
  return { ...branch, failures: new Map([...branch.failures].filter(([failedPage]) => failedPage !== page)) };
}

/** The branch with one more child; a branch that is not counted yet gets it with its first answer. */
export function withChild(branch: Branch, index: number, id: string): Branch {
  return branch.counted ? { ...branch, ids: branch.ids.toSpliced(index, 0, id) } : branch;
}

/** The branch without one of its children. */
export function withoutChild(branch: Branch, id: string): Branch {
  const index = branch.ids.indexOf(id);
  return index < 0 ? branch : { ...branch, ids: branch.ids.toSpliced(index, 1) };
}

/** The branch with all but one page to be loaded again; its length stays, so that nothing jumps. */
export function withOnlyPage(branch: Branch, page: number): Branch {
  const ids = branch.ids.map((id, index) => (pageOf(index) === page ? id : undefined));
  return { ...branch, ids, failures: new Map() };
}
