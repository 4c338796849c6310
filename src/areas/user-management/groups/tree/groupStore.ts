import type { Group } from '../groupSchema';
import { pageOf, pageSize, withFailure, withOnlyPage, withoutFailure } from './branch';
import { createForest, type Place, topLevel } from './forest';

/** How the store reaches the server; both reject with what the data provider throws. */
export interface GroupSource {
  /** One page of the children of a group, or of the groups that have no parent. */
  readonly children: (
    parentId: string | null,
    page: number,
    signal: AbortSignal,
  ) => Promise<{ groups: readonly Group[]; total: number }>;
  readonly one: (id: string) => Promise<Group>;
}

export type GroupStore = ReturnType<typeof createGroupStore>;

/**
 * The groups that the tree knows: the children of each opened group, loaded in pages as they come into sight, and what
 * has been moved, added or removed since. It tells its listeners of each change.
 */
export function createGroupStore(source: GroupSource) {
  const forest = createForest();
  const requests = new Map<string, { controller: AbortController; done: Promise<void> }>();
  const listeners = new Set<() => void>();
  let version = 0;

  function changed(): void {
    version += 1;
    for (const listener of listeners) listener();
  }

  function request(parentId: string, page: number): Promise<void> {
    const key = `${page}/${parentId}`;
    const running = requests.get(key);
    if (running) return running.done;
    const controller = new AbortController();
    const { signal } = controller;
    const answer = source.children(parentId === topLevel ? null : parentId, page, signal);
    const accepted = answer.then(
      ({ groups, total }) => signal.aborted || forest.accept(parentId, page, groups, total),
      (error: unknown) =>
        signal.aborted || forest.change(parentId, (branch) => withFailure(branch, page, error)),
    );
    const done = accepted.then(() => {
      if (requests.get(key)?.controller === controller) requests.delete(key);
      changed();
    });
    requests.set(key, { controller, done });
    forest.change(parentId, (branch) => withoutFailure(branch, page));
    changed();
    return done;
  }

  /** Asks again for the part of a branch around a child, because others may have changed it; it stays in sight meanwhile. */
  async function refresh(parentId: string, index: number): Promise<void> {
    const page = pageOf(Math.max(0, index));
    requests.get(`${page}/${parentId}`)?.controller.abort();
    requests.delete(`${page}/${parentId}`);
    forest.change(parentId, (branch) => withOnlyPage(branch, page));
    await request(parentId, page);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Another number after each change. */
    version: () => version,
    group: forest.group,
    branch: forest.branch,
    above: (id: string) => forest.above(id),
    placeOf: forest.placeOf,

    /** Loads a child that has come into sight, and those around it; what failed waits for `retry`. */
    want(parentId: string, index: number): void {
      const { ids, failures } = forest.branch(parentId);
      const isMissing = index >= 0 && index < ids.length && ids[index] === undefined;
      if (isMissing && !failures.has(pageOf(index))) void request(parentId, pageOf(index));
    },

    retry(parentId: string, index: number): void {
      void request(parentId, pageOf(index));
    },

    /** Loads the beginning of a branch, unless it is known already; what goes wrong stands in the branch. */
    async open(parentId: string): Promise<void> {
      if (!forest.branch(parentId).counted) await request(parentId, 0);
    },

    /** Loads the part of a branch in which a child stands. False when it is not there; rejects when it cannot be asked for. */
    async find(parentId: string, id: string): Promise<boolean> {
      if (!forest.branch(parentId).counted) await request(parentId, 0);
      if (forest.has(parentId, id)) return true;
      if (!forest.branch(parentId).counted) return false;
      const { position } = await source.one(id);
      // Deleted siblings leave gaps, so a group may stand before its position, never behind.
      for (let page = pageOf(position); page >= 0; page -= 1) {
        await refresh(parentId, page * pageSize);
        if (forest.has(parentId, id)) return true;
      }
      return false;
    },

    refresh,
    put: (group: Group) => notify(() => forest.put(group)),
    add: (group: Group) => notify(() => forest.add(group)),
    remove: (id: string) => notify(() => forest.remove(id)),
    relocate: (id: string, place: Place) => notify(() => forest.relocate(id, place)),

    /** Ends what is being loaded; the store can be used on. */
    stop(): void {
      for (const { controller } of requests.values()) controller.abort();
      requests.clear();
    },
  };

  function notify(change: () => void): void {
    change();
    changed();
  }
}
