import { useEffect } from 'react';

/** As in `aria-keyshortcuts`. Not with Ctrl and Alt: together they are AltGr, which types `@` with Q in Germany. */
export const shortcut = 'Shift+F8';

/** Calls `onShortcut` for the panel's keys, wherever the focus is. */
export function useShortcut(onShortcut: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key, shiftKey, ctrlKey, altKey, metaKey, repeat } = event;
      if (key !== 'F8' || !shiftKey || ctrlKey || altKey || metaKey || repeat) return;
      event.preventDefault();
      onShortcut();
    }
    // Before the page: a dialog must not take the keys.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [onShortcut]);
}
