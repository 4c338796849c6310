import type { Group } from '../../groupSchema';
import { type Place, topLevel } from '../treeModel';
import type { TreeStore } from '../treeStore';

/** How a series of moves of one record ended. Without `moved` and `failure`, the person did not confirm it. */
export interface MoveOutcome {
  /** The place before the first move. */
  readonly from: Place;
  /** The record in the server's answer to the last accepted move. */
  readonly moved?: Group;
  /** The refused move and its error; earlier moves of the series stay. */
  readonly failure?: { readonly error: unknown; readonly to: Place };
}

/** A place to move to; `isBack` if this undoes a move, which needs no confirmation. */
export type Target = Place & { readonly isBack?: boolean };

/** Sends one move of a record in its current state; undefined if the person does not confirm it. */
export type SendMove = (record: Group, to: Target) => Promise<Group | undefined>;

/**
 * Moves records: in the tree at once, on the server one after the other. Moves made while one is being sent are merged,
 * so that only the last place is sent. After a refusal the record returns to the last accepted place.
 */
export function createMover(store: TreeStore, send: SendMove) {
  /** The moves of each record while one is sent; `next` is the place to send afterwards. */
  const pendingMoves = new Map<string, { next?: Target }>();

  async function run(record: Group, from: Place, series: { next?: Target }): Promise<MoveOutcome> {
    const { id } = record;
    let confirmedPlace = from;
    let moved: Group | undefined;
    let failure: MoveOutcome['failure'];
    while (series.next) {
      const to = series.next;
      delete series.next;
      const answer = await send(moved ?? record, to).catch((error: unknown) => {
        failure = { error, to };
        return undefined;
      });
      if (answer === undefined) {
        store.relocate(id, confirmedPlace);
        break;
      }
      moved = answer;
      confirmedPlace = to;
    }
    if (moved) store.put(moved);
    return { from, moved, failure };
  }

  /**
   * Undefined if there is nothing to wait for: the record is already there, or the move was merged into a pending one.
   */
  return (id: string, place: Target): Promise<MoveOutcome> | undefined => {
    const record = store.record(id);
    if (record === undefined) return undefined;
    const from = store.placeOf(id) ?? { parentId: record.parentId ?? topLevel, index: record.position };
    const to = withinBranch(store, from, place);
    if (to.parentId === from.parentId && to.index === from.index) return undefined;
    store.relocate(id, to);
    const pendingSeries = pendingMoves.get(id);
    if (pendingSeries) {
      pendingSeries.next = to;
      return undefined;
    }
    const series = { next: to };
    pendingMoves.set(id, series);
    return run(record, from, series).finally(() => pendingMoves.delete(id));
  };
}

/** Within its branch a record cannot be placed after the last sibling: it is removed before it is inserted. */
function withinBranch(store: TreeStore, from: Place, to: Target): Target {
  const { counted, ids } = store.branch(to.parentId);
  const length = to.parentId === from.parentId ? ids.length - 1 : ids.length;
  return counted ? { ...to, index: Math.min(to.index, length) } : to;
}
