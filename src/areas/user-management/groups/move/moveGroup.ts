import type { Group } from '../groupSchema';
import { type Place, topLevel } from '../tree/forest';
import type { GroupStore } from '../tree/groupStore';

/** How a series of moves of one group ended. */
export type MoveOutcome =
  | { readonly kind: 'moved'; readonly from: Place; readonly group: Group }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly to: Place };

/** Sends one move; undefined when the person does not confirm it. */
export type SendMove = (id: string, to: Place, version: number) => Promise<Group | undefined>;

/**
 * Moves groups: in the tree at once, on the server one after the other. Steps that come while an earlier one is on its
 * way are joined, so that only the last place is sent. What the server refuses goes back to where it last stood.
 */
export function createMover(store: GroupStore, send: SendMove) {
  const running = new Map<string, { wish: Place | undefined }>();

  async function run(id: string, from: Place, series: { wish: Place | undefined }): Promise<MoveOutcome> {
    let confirmed = from;
    let group = store.group(id);
    while (series.wish && group) {
      const to = series.wish;
      series.wish = undefined;
      try {
        const answer = await send(id, to, group.version);
        if (answer === undefined) {
          store.relocate(id, confirmed);
          return { kind: 'cancelled' };
        }
        group = answer;
        confirmed = to;
      } catch (error) {
        store.relocate(id, confirmed);
        return { kind: 'failed', error, to };
      }
    }
    if (group === undefined) return { kind: 'cancelled' };
    store.put(group);
    return { kind: 'moved', from, group };
  }

  /** Undefined when there is nothing to wait for: the group stands there, or an earlier move takes this one along. */
  return (id: string, place: Place): Promise<MoveOutcome> | undefined => {
    const group = store.group(id);
    if (group === undefined) return undefined;
    const from = store.placeOf(id) ?? { parentId: group.parentId ?? topLevel, index: group.position };
    const to = withinBranch(store, from, place);
    if (to.parentId === from.parentId && to.index === from.index) return undefined;
    store.relocate(id, to);
    const before = running.get(id);
    if (before) {
      before.wish = to;
      return undefined;
    }
    const series = { wish: to };
    running.set(id, series);
    return run(id, from, series).finally(() => running.delete(id));
  };
}

/** Among its own siblings a group cannot stand behind the last one: it is taken out before it is put in. */
function withinBranch(store: GroupStore, from: Place, to: Place): Place {
  const { counted, ids } = store.branch(to.parentId);
  const length = to.parentId === from.parentId ? ids.length - 1 : ids.length;
  return counted ? { ...to, index: Math.min(to.index, length) } : to;
}
