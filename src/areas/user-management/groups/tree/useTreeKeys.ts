import type { TreeInstance } from '@headless-tree/core';
import { type KeyboardEvent, useRef } from 'react';
import type { Step } from './move/stepMove';
import type { TreeEntry } from './treeEntry';
import { recordOf, type TreeMoves } from './useHeadlessTree';

/** Pressed together with Alt and Shift. */
const steps: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

/** Keys that headless-tree handles but that would also scroll the page. */
const scrollKeys = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

/** The keys beyond those of headless-tree: choosing, typing a name, moving by one step, undoing a move. */
export function useTreeKeys(tree: TreeInstance<TreeEntry>, moves: TreeMoves | undefined) {
  const typeAhead = useTypeAhead(tree);

  function handle(event: KeyboardEvent): boolean {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const item = tree.getFocusedItem();
    const step = altKey && shiftKey && !ctrlKey && !metaKey ? steps[key] : undefined;
    if (step) {
      if (recordOf(item)) moves?.step(item.getId(), step);
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
    return scrollKeys.has(key);
  }

  return (event: KeyboardEvent) => {
    if (tree.getItems().length > 0 && handle(event)) event.preventDefault();
  };
}

/** Milliseconds after which a key starts a new word. */
const typingPauseMs = 700;

/**
 * Typing letters focuses the next record whose name starts with them; repeating one letter goes on to the next match.
 * Searches only loaded records. Returns whether the key was used.
 */
function useTypeAhead(tree: TreeInstance<TreeEntry>): (event: KeyboardEvent) => boolean {
  const typedText = useRef({ text: '', at: 0 });
  return ({ key, timeStamp }) => {
    const previousText = timeStamp - typedText.current.at < typingPauseMs ? typedText.current.text : '';
    if ([...key].length !== 1 || (key === ' ' && previousText === '')) return false;
    const text = previousText === key ? key : previousText + key;
    typedText.current = { text, at: timeStamp };
    const items = tree.getItems();
    // A longer word may still match the focused record.
    const start = tree.getFocusedItem().getItemMeta().index + (text.length > 1 ? 0 : 1);
    const match = [...items.slice(start), ...items.slice(0, start)].find((item) => {
      const letters = [...(recordOf(item)?.name ?? '')].slice(0, [...text].length);
      return collator.compare(letters.join(''), text) === 0;
    });
    match?.setFocused();
    if (match) tree.updateDomFocus();
    return true;
  };
}

const collator = new Intl.Collator(undefined, { sensitivity: 'base', usage: 'search' });
