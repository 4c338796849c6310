import { useTranslate } from 'react-admin';
import { useUndoToast } from '@/ui/controls/useUndoToast';
import { type Position, positionName } from '../positionSchema';
import type { PositionTree } from './usePositionTree';

/** A module with its name in the tree. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** Puts modules into a position and takes them out. Undo applies to the position as it is then. */
export function useOrder({ book, show }: PositionTree) {
  const translate = useTranslate();
  const showToast = useUndoToast();

  function change(key: 'put' | 'taken', { id }: Position, module: Named, undo?: (now: Position) => void) {
    const before = book.position(id);
    if (before === undefined) return;
    void show([before]);
    const text = translate(`areas.website-modules.positions.${key}`, {
      name: module.name,
      position: positionName(before),
    });
    showToast(
      text,
      undo &&
        (() => {
          const now = book.position(id);
          if (now) undo(now);
        }),
    );
  }

  function put(position: Position, module: Named, index?: number): void {
    const { id, moduleIds } = position;
    book.order(id, moduleIds.toSpliced(index ?? moduleIds.length, 0, module.id));
    // With an index, this is itself an undo.
    change('put', position, module, index === undefined ? (now) => take(now, module, false) : undefined);
  }

  function take(position: Position, module: Named, canUndo = true): void {
    const { id, moduleIds } = position;
    const index = moduleIds.indexOf(module.id);
    book.order(
      id,
      moduleIds.filter((each) => each !== module.id),
    );
    change('taken', position, module, canUndo ? (now) => put(now, module, index) : undefined);
  }
  return { put, take };
}
