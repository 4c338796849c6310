import { useNotify, useTranslate } from 'react-admin';
import { refusalCode } from '@/api/apiError';
import { refusalOf } from '@/api/refusal';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { readingTime, useUndoToast } from '@/ui/controls/useUndoToast';
import { type Module, moduleName } from '../moduleSchema';
import { type Position, positionName } from '../positionSchema';
import { positionLine } from './positionBook';
import type { PositionTree } from './usePositionTree';

const texts = 'areas.website-modules.positions';

/** Puts modules into a position and takes them away; both can be undone, but not what undoes. Each answers whether it was done. */
export function useOrder({ book, order, reload, store }: PositionTree) {
  const translate = useTranslate();
  const notify = useNotify();
  const say = useUndoToast();
  const once = useOneAtATime();

  async function change(position: Position, module: Module, moduleIds: readonly string[]): Promise<boolean> {
    try {
      await order(position, moduleIds);
      return true;
    } catch (error) {
      const { fields, message } = refusalOf(error);
      const isStale = refusalCode(error) === 'stale';
      if (isStale) {
        await reload();
        await store.refresh(positionLine(position.id), 0);
      }
      const reason = Object.values(fields)[0] ?? message;
      const text = isStale
        ? translate(`${texts}.move.stale`, { name: positionName(position) })
        : translate(`${texts}.move.failed`, {
            name: moduleName(module),
            reason: translate(reason, { _: reason }),
          });
      notify(text, { type: 'error', autoHideDuration: readingTime });
      return false;
    }
  }

  /** Says what was done, with a way to undo it in the position as it is then. */
  function tell(key: 'put' | 'taken', position: Position, module: Module, undo?: (now: Position) => void) {
    const text = translate(`${texts}.${key}`, { name: moduleName(module), position: positionName(position) });
    const onUndo = () => {
      const now = book.position(position.id);
      if (now) undo?.(now);
    };
    say(text, undo && onUndo);
  }

  async function put(position: Position, module: Module, index?: number): Promise<boolean> {
    const { moduleIds } = position;
    const next = moduleIds.toSpliced(index ?? moduleIds.length, 0, module.id);
    const isDone = (await once(() => change(position, module, next))) ?? false;
    // At its old place it is put back.
    const undo = index === undefined ? (now: Position) => void take(now, module, false) : undefined;
    if (isDone) tell('put', position, module, undo);
    return isDone;
  }

  async function take(position: Position, module: Module, canUndo = true): Promise<boolean> {
    const index = position.moduleIds.indexOf(module.id);
    const next = position.moduleIds.filter((id) => id !== module.id);
    const isDone = (await once(() => change(position, module, next))) ?? false;
    const undo = canUndo ? (now: Position) => void put(now, module, index) : undefined;
    if (isDone) tell('taken', position, module, undo);
    return isDone;
  }
  return { put, take };
}
