import { type RefObject, useRef } from 'react';
import { useLetterKey } from '@/ui/focus/useLetterKey';

/** Alt+Shift+G moves the focus into the box of a guide and back. */
export function useGuideKeys(box: RefObject<HTMLElement | null>, title: RefObject<HTMLElement | null>): void {
  const previousFocus = useRef<Element | null>(null);
  useLetterKey('KeyG', () => {
    if (!box.current?.contains(document.activeElement)) {
      if (box.current) previousFocus.current = document.activeElement;
      title.current?.focus();
    } else if (previousFocus.current instanceof HTMLElement && previousFocus.current.isConnected)
      previousFocus.current.focus();
    else document.querySelector<HTMLElement>('main')?.focus();
  });
}
