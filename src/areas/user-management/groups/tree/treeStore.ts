import type { DataProvider } from 'react-admin';
import { createStore } from '@/createStore';
import { type Group, groupsResource } from '../groupSchema';
import { pageOf, pageSize, withFailure, withOnlyPage, withoutFailure } from './branch';
import { createTreeModel, type Place, topLevel } from './treeModel';

export type TreeStore = ReturnType<typeof createTreeStore>;

/**
 * The records of a tree, for `useSyncExternalStore`: the children of each opened record, loaded in pages as they become
 * visible, with all moves, additions and removals since. The data provider checks the records against their schema.
 */
export function createTreeStore(dataProvider: Pick<DataProvider, 'getList' | 'getOne'>) {
  const model = createTreeModel();
  const requests = new Map<string, { controller: AbortController; done: Promise<void> }>();
  const version = createStore(0);
  const notifySubscribers = () => version.set(version.get() + 1);

  function request(parentId: string, page: number): Promise<void> {
    const key = `${page}/${parentId}`;
    const pendingRequest = requests.get(key);
    if (pendingRequest) return pendingRequest.done;
    const controller = new AbortController();
    const { signal } = controller;
    const params = {
      filter: { parentId: parentId === topLevel ? null : parentId },
      sort: { field: 'position', order: 'ASC' as const },
      pagination: { page: page + 1, perPage: pageSize },
      signal,
    };
    const accepted = dataProvider.getList<Group>(groupsResource, params).then(
      ({ data, total = data.length }) => signal.aborted || model.accept(parentId, page, data, total),
      (error: unknown) =>
        signal.aborted || model.change(parentId, (branch) => withFailure(branch, page, error)),
    );
    const done = accepted.then(() => {
      if (requests.get(key)?.controller === controller) requests.delete(key);
      notifySubscribers();
    });
    requests.set(key, { controller, done });
    model.change(parentId, (branch) => withoutFailure(branch, page));
    notifySubscribers();
    return done;
  }

  /** Reloads the part of a branch around a child, because others may have changed it; it stays visible meanwhile. */
  async function refresh(parentId: string, index: number): Promise<void> {
    const page = pageOf(Math.max(0, index));
    requests.get(`${page}/${parentId}`)?.controller.abort();
    requests.delete(`${page}/${parentId}`);
    model.change(parentId, (branch) => withOnlyPage(branch, page));
    await request(parentId, page);
  }

  return {
    subscribe: version.subscribe,
    /** Incremented on each change. */
    version: version.get,
    record: model.record,
    branch: model.branch,
    above: (id: string) => model.above(id),
    placeOf: model.placeOf,

    /** Loads a child that became visible, with those around it. Does nothing after a failure; use `retry` then. */
    want(parentId: string, index: number): void {
      const { ids, failures } = model.branch(parentId);
      const isMissing = index >= 0 && index < ids.length && ids[index] === undefined;
      if (isMissing && !failures.has(pageOf(index))) void request(parentId, pageOf(index));
    },

    retry(parentId: string, index: number): void {
      void request(parentId, pageOf(index));
    },

    /** Loads the start of a branch, unless it is loaded; a failure is kept in the branch. */
    async open(parentId: string): Promise<void> {
      if (!model.branch(parentId).counted) await request(parentId, 0);
    },

    /**
     * Loads the part of a branch that contains a child. False if the child is not there; rejects with the data
     * provider's error.
     */
    async find(parentId: string, id: string): Promise<boolean> {
      if (!model.branch(parentId).counted) await request(parentId, 0);
      if (model.has(parentId, id)) return true;
      if (!model.branch(parentId).counted) return false;
      const { data } = await dataProvider.getOne<Group>(groupsResource, { id });
      // Deleted siblings leave gaps, so a record's index may be less than its position, never more.
      for (let page = pageOf(data.position); page >= 0; page -= 1) {
        await refresh(parentId, page * pageSize);
        if (model.has(parentId, id)) return true;
      }
      return false;
    },

    refresh,
    put: (record: Group) => applyChange(() => model.put(record)),
    add: (record: Group) => applyChange(() => model.add(record)),
    remove: (id: string) => applyChange(() => model.remove(id)),
    relocate: (id: string, place: Place) => applyChange(() => model.relocate(id, place)),

    /** Aborts loading; the store can still be used. */
    stop(): void {
      for (const { controller } of requests.values()) controller.abort();
      requests.clear();
    },
  };

  function applyChange(change: () => void): void {
    change();
    notifySubscribers();
  }
}
