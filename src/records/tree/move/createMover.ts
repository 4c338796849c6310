import type { TreeRecord } from '../treeDescription';
import { type Place, topLevel } from '../treeModel';
import type { TreeStore } from '../treeStore';

/** How a series of moves of one record ended. Without `moved` and `failure` the person has not confirmed it. */
export interface MoveOutcome {
  /** The place before the first of them. */
  readonly from: Place;
  /** The record as the server answered the last move that it accepted. */
  readonly moved?: TreeRecord;
  /** The move that the server refused, and its error; earlier ones of the series stay. */
  readonly failure?: { readonly error: unknown; readonly to: Place };
}

/** A place to move to; `isBack` where that undoes a move, which nobody is asked about. */
export type Target = Place & { readonly isBack?: boolean };

/** Sends one move of a record as the server has it; undefined when the person does not confirm it. */
export type SendMove = (record: TreeRecord, to: Target) => Promise<TreeRecord | undefined>;

/**
 * Moves records: in the tree at once, on the server one after the other. Moves that are made while an earlier one is being
 * sent are joined, so that only the last place is sent. What the server refuses goes back to the last place it accepted.
 */
export function createMover(store: TreeStore, send: SendMove) {
  /** The moves of each record while one is sent; `next` is the place to send after that. */
  const running = new Map<string, { next?: Target }>();

  async function run(record: TreeRecord, from: Place, series: { next?: Target }): Promise<MoveOutcome> {
    const { id } = record;
    let confirmed = from;
    let moved: TreeRecord | undefined;
    let failure: MoveOutcome['failure'];
    while (series.next) {
      const to = series.next;
      delete series.next;
      const answer = await send(moved ?? record, to).catch((error: unknown) => {
        failure = { error, to };
        return undefined;
      });
      if (answer === undefined) {
        store.relocate(id, confirmed);
        break;
      }
      moved = answer;
      confirmed = to;
    }
    if (moved) store.put(moved);
    return { from, moved, failure };
  }

  /** Undefined when there is nothing to wait for: the record is there already, or an earlier move is joined by this one. */
  return (id: string, place: Target): Promise<MoveOutcome> | undefined => {
    const record = store.record(id);
    if (record === undefined) return undefined;
    const from = store.placeOf(id) ?? { parentId: record.parentId ?? topLevel, index: record.position };
    const to = withinBranch(store, from, place);
    if (to.parentId === from.parentId && to.index === from.index) return undefined;
    store.relocate(id, to);
    const before = running.get(id);
    if (before) {
      before.next = to;
      return undefined;
    }
    const series = { next: to };
    running.set(id, series);
    return run(record, from, series).finally(() => running.delete(id));
  };
}

/** Among its own siblings a record cannot be moved behind the last one: it is removed before it is inserted. */
function withinBranch(store: TreeStore, from: Place, to: Target): Target {
  const { counted, ids } = store.branch(to.parentId);
  const length = to.parentId === from.parentId ? ids.length - 1 : ids.length;
  return counted ? { ...to, index: Math.min(to.index, length) } : to;
}
