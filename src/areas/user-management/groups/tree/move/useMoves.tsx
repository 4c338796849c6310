import { useMemo, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { readingTime, useUndoToast } from '@/ui/controls/useUndoToast';
import { useNumberFormat } from '@/ui/formats';
import type { Group } from '../../groupSchema';
import { type Place, topLevel } from '../treeModel';
import { treeRefusal } from '../treeRefusal';
import type { TreeStore } from '../treeStore';
import type { TreeMoves } from '../useHeadlessTree';
import { createMover, type SendMove } from './createMover';
import { lastIn, type Step, stepMove } from './stepMove';

interface MovesOptions {
  store: TreeStore;
  send: SendMove;
  announce: (text: string) => void;
  expand: (change: (previousIds: string[]) => string[]) => void;
  reveal: (record: Group, options: { focus: boolean }) => void;
  onMoved: () => void;
}

/** The result of a move; `cancelled` if the person did not confirm it. */
export type MoveResult =
  | { readonly kind: 'done' | 'cancelled' }
  | { readonly kind: 'failed'; readonly text: string };

/** Moves records and reports the result: below the tree, and in a toast that offers to undo it. */
export function useMoves({ store, send, announce, expand, reveal, onMoved }: MovesOptions) {
  const translate = useTranslate();
  const notify = useNotify();
  const showUndoToast = useUndoToast();
  const mover = useMemo(() => createMover(store, send), [store, send]);
  const numberFormat = useNumberFormat();
  const undoLast = useRef<() => void>(undefined);
  const pendingMoves = useRef<Promise<unknown>>(undefined);
  const refusedParentId = useRef('');
  const text = (key: string, args?: Record<string, unknown>) =>
    translate(`areas.user-management.groups.move.${key}`, args);
  const nameOf = (id: string) => store.record(id)?.name ?? text('topLevel');

  // headless-tree itself refuses to drop a record into its own descendants.
  const isAllowed = (parentId: string) => parentId === topLevel || store.record(parentId) !== undefined;

  /** Where a record is among its siblings, as a sentence. */
  function placeText(id: string): string | undefined {
    const place = store.placeOf(id);
    if (place === undefined) return undefined;
    const { parentId, index } = place;
    const count = numberFormat(store.branch(parentId).ids.length);
    const key = parentId === topLevel ? 'placeTop' : 'place';
    return text(key, { name: nameOf(id), parent: nameOf(parentId), place: numberFormat(index + 1), count });
  }

  function announcePlace(id: string): void {
    const place = placeText(id);
    if (place !== undefined) announce(place);
  }

  function notifyMoved(record: Group, from: Place, isBack: boolean): void {
    const parent = record.path.at(-1)?.name;
    const key = parent === undefined ? 'movedTop' : 'moved';
    const isReordered = from.parentId === (record.parentId ?? topLevel);
    const place = isReordered ? placeText(record.id) : undefined;
    const moved = place ?? text(key, { name: record.name, parent });
    undoLast.current = isBack ? undefined : () => void move(record.id, from, true);
    if (isBack) showUndoToast(text('back', { name: record.name }));
    else showUndoToast(moved, () => undoLast.current?.());
  }

  /** The message of a failure; also takes over the server's current record. */
  function failureText(id: string, error: unknown, to: Place): string {
    const { reason, current, isOutdated } = treeRefusal(error);
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

  interface MoveOptions {
    readonly isBack?: boolean;
    readonly focus?: boolean;
  }

  function start(id: string, to: Place, options: MoveOptions): Promise<MoveResult> {
    const task = run(id, to, options);
    pendingMoves.current = Promise.all([pendingMoves.current, task]);
    return task;
  }

  async function run(
    id: string,
    to: Place,
    { isBack = false, focus = false }: MoveOptions,
  ): Promise<MoveResult> {
    const isReordered = store.placeOf(id)?.parentId === to.parentId;
    const outcomePromise = mover(id, { ...to, isBack });
    const previousFocus = document.activeElement;
    // Into another group may be asked first.
    if (isReordered) announcePlace(id);
    const outcome = await outcomePromise;
    if (outcome === undefined) return { kind: 'done' };
    const { from, moved, failure } = outcome;
    if (moved) {
      // Does not take the focus from where the person has moved it meanwhile.
      const { activeElement, body } = document;
      const isFocusUnmoved = activeElement === previousFocus || activeElement === body;
      if (from.parentId !== (moved.parentId ?? topLevel)) reveal(moved, { focus: focus && isFocusUnmoved });
      notifyMoved(moved, from, isBack);
      onMoved();
    }
    if (failure || moved === undefined) announcePlace(id);
    if (failure) return { kind: 'failed', text: failureText(id, failure.error, failure.to) };
    return { kind: moved ? 'done' : 'cancelled' };
  }

  async function move(id: string, to: Place, isBack = false): Promise<void> {
    const result = await start(id, to, { isBack, focus: true });
    if (result.kind === 'failed') notify(result.text, { type: 'error', autoHideDuration: readingTime });
  }

  async function step(id: string, direction: Step): Promise<void> {
    const to = stepMove(store, id, direction);
    if (typeof to === 'string') return announce(text(`no.${to}`, { name: nameOf(id) }));
    if (direction === 'in') {
      expand((previousIds) => [...new Set([...previousIds, to.parentId])]);
      const hasChildren = store.record(to.parentId)?.childCount !== 0;
      if (hasChildren) await store.open(to.parentId);
      if (hasChildren && !store.branch(to.parentId).counted) return;
    }
    await move(id, direction === 'in' ? lastIn(store, to.parentId) : to);
  }

  const treeMoves: TreeMoves = {
    isAllowed,
    move: (id, to) => void move(id, to),
    step: (id, direction) => void step(id, direction),
    async undo() {
      // Undo means the move being sent.
      await pendingMoves.current;
      if (undoLast.current) undoLast.current();
      else announce(text('nothingToUndo'));
    },
    onRefused(id, parentId) {
      const isBelow = store.above(parentId).includes(id);
      if (isBelow && refusedParentId.current !== parentId)
        announce(translate('areas.user-management.refusals.cycle'));
      refusedParentId.current = isBelow ? parentId : '';
    },
  };
  /** Moves a record to the end of another one's children, which are counted first. */
  async function moveInto(id: string, parentId: string): Promise<MoveResult> {
    await store.open(parentId);
    const { counted, failures } = store.branch(parentId);
    const to = lastIn(store, parentId);
    const [error] = failures.values();
    if (!counted) return { kind: 'failed', text: failureText(id, error, to) };
    return start(id, to, {});
  }
  return { ...treeMoves, moveInto };
}
