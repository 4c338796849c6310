import { useEffect, useEffectEvent } from 'react';
import { isTyping } from './isTyping';

/**
 * Acts on Alt+Shift and a letter, unless the person is typing. `code` is the physical key (`KeyH`), because Alt changes
 * the letter on some systems.
 */
export function useLetterKey(code: string, onPress: () => void, isDisabled = false): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, shiftKey, ctrlKey, metaKey, repeat, target } = event;
    if (event.code !== code || !altKey || !shiftKey || ctrlKey || metaKey || repeat || isDisabled) return;
    if (isTyping(target)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
