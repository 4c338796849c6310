import type { TreeInstance } from '@headless-tree/core';
import type { KeyboardEvent } from 'react';
import { type Step, stepOf } from './stepMove';
import type { TreeRow } from './treeRow';
import { useTypeAhead } from './useTypeAhead';

/** What keys do in a tree whose groups can be moved. */
export interface MoveKeys {
  readonly step: (id: string, step: Step) => void;
  readonly undo: () => void;
}

/** Those that headless-tree handles and the browser would scroll with. */
const scrolling = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

/** The keys beyond those of headless-tree: choosing, typing a name, moving by one step, taking a move back. */
export function useTreeKeys(tree: TreeInstance<TreeRow>, moves: MoveKeys | undefined) {
  const typeAhead = useTypeAhead(tree);

  function handle(event: KeyboardEvent): boolean {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const item = tree.getFocusedItem();
    const step = altKey && shiftKey && !ctrlKey && !metaKey ? stepOf(key) : undefined;
    if (step) {
      if (item.getItemData().kind === 'group') moves?.step(item.getId(), step);
      return true;
    }
    if ((ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z' && moves) {
      moves.undo();
      return true;
    }
    if (ctrlKey || metaKey || altKey) return false;
    if (typeAhead(event)) return true;
    if (key === 'Enter' || key === ' ') {
      item.primaryAction();
      return true;
    }
    return scrolling.has(key);
  }

  return (event: KeyboardEvent) => {
    if (tree.getItems().length > 0 && handle(event)) event.preventDefault();
  };
}
