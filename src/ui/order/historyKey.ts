import type { KeyboardEvent } from 'react';
import { isTyping } from '../focus/isTyping';

/** Ctrl+Z undoes; Ctrl+Shift+Z and Ctrl+Y redo, the one on a Mac and the other on Windows. Undefined for other keys, and where they change a text. */
export function historyKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const { key, altKey, shiftKey, ctrlKey, metaKey, target } = event;
  const isEmpty = target instanceof HTMLInputElement && target.value === '';
  if (event.defaultPrevented || altKey || !(ctrlKey || metaKey) || (isTyping(target) && !isEmpty))
    return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined;
}
