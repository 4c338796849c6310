import { useMemo, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { UndoMessage } from '../../../../ui/controls/UndoMessage';
import type { Group } from '../groupSchema';
import { type Place, topLevel } from '../tree/forest';
import type { GroupStore } from '../tree/groupStore';
import { lastIn, type Step, stepMove } from '../tree/stepMove';
import { moveFailure } from './moveFailure';
import { createMover, type SendMove } from './moveGroup';

/** The ways in which a group is moved. */
export interface Moves {
  /** Whether groups may be dropped there: on what is a group, not on the place of one that is being loaded. */
  readonly isAllowed: (parentId: string) => boolean;
  readonly move: (id: string, to: Place) => void;
  /** Moves to the end of another group; what went wrong as a text, or undefined. */
  readonly moveInto: (id: string, parentId: string) => Promise<string | undefined>;
  readonly step: (id: string, step: Step) => void;
  /** Takes the last move back. */
  readonly undo: () => void;
  readonly onRefused: (id: string, parentId: string) => void;
}

interface MovesOptions {
  store: GroupStore;
  send: SendMove;
  announce: (text: string) => void;
  expand: (id: string) => void;
  reveal: (group: Group, options: { focus: boolean }) => void;
  onMoved: () => void;
}

/** Milliseconds for which a move can be taken back from its toast. */
const undoTime = 8_000;

/** Moves groups and tells how it went: in the line below the tree, and in a toast with a way back. */
export function useMoves({ store, send, announce, expand, reveal, onMoved }: MovesOptions): Moves {
  const translate = useTranslate();
  const notify = useNotify();
  const mover = useMemo(() => createMover(store, send), [store, send]);
  const takeBack = useRef<() => void>(undefined);
  const refused = useRef('');
  const text = (key: string, args?: Record<string, unknown>) =>
    translate(`areas.user-management.groups.move.${key}`, args);
  const nameOf = (id: string) => store.group(id)?.name ?? text('topLevel');

  // That a group never stands below itself is headless-tree's own rule for a drop.
  const isAllowed = (parentId: string) => parentId === topLevel || store.group(parentId) !== undefined;

  function tellPlace(id: string): void {
    const place = store.placeOf(id);
    if (place === undefined) return;
    const count = store.branch(place.parentId).ids.length;
    announce(
      text('place', { name: nameOf(id), parent: nameOf(place.parentId), place: place.index + 1, count }),
    );
  }

  function tellMoved(group: Group, from: Place, isBack: boolean): void {
    const parent = group.path.at(-1)?.name;
    const key = parent === undefined ? 'movedTop' : 'moved';
    const message = isBack ? text('back', { name: group.name }) : text(key, { name: group.name, parent });
    takeBack.current = isBack ? undefined : () => void move(group.id, from, true);
    const shown = isBack ? message : <UndoMessage text={message} onUndo={() => takeBack.current?.()} />;
    notify(shown, { type: 'success', autoHideDuration: isBack ? undefined : undoTime });
  }

  /** What went wrong as a text; what the server knows better is taken over. */
  function takeFailure(id: string, error: unknown, to: Place): string {
    const { reason, current, isOutdated } = moveFailure(error);
    const name = nameOf(id);
    const from = store.placeOf(id);
    if (current) store.put(current);
    if (isOutdated) {
      if (from) void store.refresh(from.parentId, from.index);
      if (to.parentId !== from?.parentId) void store.refresh(to.parentId, to.index);
    }
    return reason === undefined
      ? text('stale', { name })
      : text('failed', { name, reason: translate(reason, { _: reason }) });
  }

  /** What went wrong as a text, or undefined. */
  async function start(
    id: string,
    to: Place,
    { isBack = false, focus = false },
  ): Promise<string | undefined> {
    const running = mover(id, to);
    tellPlace(id);
    const outcome = await running;
    if (outcome === undefined) return undefined;
    const { from, moved, failure } = outcome;
    if (moved) {
      if (from.parentId !== (moved.parentId ?? topLevel)) reveal(moved, { focus });
      tellMoved(moved, from, isBack);
      onMoved();
    }
    if (failure || moved === undefined) tellPlace(id);
    return failure && takeFailure(id, failure.error, failure.to);
  }

  async function move(id: string, to: Place, isBack = false): Promise<void> {
    const failure = await start(id, to, { isBack, focus: true });
    if (failure !== undefined) notify(failure, { type: 'error', autoHideDuration: undoTime });
  }

  async function step(id: string, way: Step): Promise<void> {
    const to = stepMove(store, id, way);
    if (typeof to === 'string') return announce(text(`no.${to}`, { name: nameOf(id) }));
    if (way === 'in') {
      expand(to.parentId);
      const hasChildren = store.group(to.parentId)?.childCount !== 0;
      if (hasChildren) await store.open(to.parentId);
      if (hasChildren && !store.branch(to.parentId).counted) return;
    }
    await move(id, way === 'in' ? lastIn(store, to.parentId) : to);
  }

  return {
    isAllowed,
    move: (id, to) => void move(id, to),
    moveInto: (id, parentId) => start(id, lastIn(store, parentId), {}),
    step: (id, way) => void step(id, way),
    undo: () => (takeBack.current ? takeBack.current() : announce(text('nothingToUndo'))),
    onRefused(id, parentId) {
      const isBelow = store.above(parentId).includes(id);
      if (isBelow && refused.current !== parentId)
        announce(translate('areas.user-management.refusals.cycle'));
      refused.current = isBelow ? parentId : '';
    },
  };
}
