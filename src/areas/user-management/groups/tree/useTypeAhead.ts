import type { TreeInstance } from '@headless-tree/core';
import { type KeyboardEvent, useRef } from 'react';
import type { TreeRow } from './treeRow';

/** Milliseconds after which a key begins a new word. */
const pause = 700;

/**
 * Typing letters in the tree leads to the next line whose name begins with them; the same letter again to the one after
 * that. Only what is loaded is looked through. True when the key was for it.
 */
export function useTypeAhead(tree: TreeInstance<TreeRow>): (event: KeyboardEvent) => boolean {
  const typed = useRef({ text: '', at: 0 });
  return (event) => {
    const { key, timeStamp } = event;
    const isLetter = [...key].length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey;
    const before = timeStamp - typed.current.at < pause ? typed.current.text : '';
    if (!isLetter || (key === ' ' && before === '')) return false;
    const text = before === key ? key : before + key;
    typed.current = { text, at: timeStamp };
    const items = tree.getItems();
    // A longer word may still be that of the line on which the focus stands.
    const start = tree.getFocusedItem().getItemMeta().index + (text.length > 1 ? 0 : 1);
    const found = [...items.slice(start), ...items.slice(0, start)].find((item) => {
      const row = item.getItemData();
      return row.kind === 'group' && beginsWith(row.group.name, text);
    });
    if (found) {
      found.setFocused();
      tree.updateDomFocus();
    }
    return true;
  };
}

const collator = new Intl.Collator(undefined, { sensitivity: 'base', usage: 'search' });

function beginsWith(name: string, text: string): boolean {
  return collator.compare([...name].slice(0, [...text].length).join(''), text) === 0;
}
