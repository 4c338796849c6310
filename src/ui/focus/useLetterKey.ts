import { useEffect, useEffectEvent } from 'react';

/** Where somebody writes, the keys are letters. */
const written =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

/** Acts on Alt+Shift and a letter, but not while somebody types. `code` is the place of the key (`KeyH`): with Alt some systems write another letter. */
export function useLetterKey(code: string, act: () => void, isBarred = false): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, shiftKey, ctrlKey, metaKey, repeat, target } = event;
    if (event.code !== code || !altKey || !shiftKey || ctrlKey || metaKey || repeat || isBarred) return;
    if (target instanceof Element && target.closest(written)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
