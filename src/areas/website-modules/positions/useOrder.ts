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

  function change(key: 'put' | 'taken', position: Position, moduleIds: readonly string[], { name }: Named) {
    book.order(position.id, moduleIds);
    void show([position]);
    return translate(`areas.website-modules.positions.${key}`, { name, position: positionName(position) });
  }

  function put({ id }: Position, module: Named, index?: number): void {
    const position = book.position(id);
    if (!position || position.moduleIds.includes(module.id)) return;
    const { moduleIds } = position;
    const next = moduleIds.toSpliced(index ?? moduleIds.length, 0, module.id);
    showToast(change('put', position, next, module));
  }

  function take(position: Position, module: Named): void {
    const { moduleIds } = position;
    const rest = moduleIds.filter((each) => each !== module.id);
    const undo = () => put(position, module, moduleIds.indexOf(module.id));
    showToast(change('taken', position, rest, module), undo);
  }
  return { put, take };
}
