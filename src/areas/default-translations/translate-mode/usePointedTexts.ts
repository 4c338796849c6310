import { useEffect, useEffectEvent } from 'react';
import { markTexts, unmarkTexts } from './markedTexts';
import { findTexts, findTextsAt, isTranslateModePart, type PageText } from './pageTexts';

/** The events suppressed after a click with Alt, which would save a link, open a menu or close a dialog. */
const clickEvents = ['mousedown', 'pointerup', 'mouseup', 'click'] as const;

/** Reports the texts clicked with Alt, and suppresses the click. While Alt is held, all texts are marked. */
export function usePointedTexts(onPointed: (texts: readonly PageText[]) => void): void {
  const report = useEffectEvent(onPointed);
  useEffect(() => {
    let isSuppressed = false;
    const suppress = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const press = (event: PointerEvent) => {
      const { target, altKey, ctrlKey, button, clientX, clientY } = event;
      // Ctrl and Alt: AltGr.
      isSuppressed =
        altKey && !ctrlKey && button === 0 && target instanceof Element && !isTranslateModePart(target);
      if (!isSuppressed || !(target instanceof Element)) return;
      suppress(event);
      report(findTextsAt(target, clientX, clientY));
    };
    const follow = (event: Event) => {
      if (!isSuppressed) return;
      suppress(event);
      if (event.type === 'click') isSuppressed = false;
    };
    const showFindable = ({ key, repeat }: KeyboardEvent) => {
      if (key !== 'Alt' || repeat) return;
      markTexts('findable', findTexts(document.body));
    };
    const hideFindable = () => unmarkTexts('findable');
    const release = (event: KeyboardEvent) => {
      if (event.key !== 'Alt') return;
      hideFindable();
      // Alt alone would open the browser's menu.
      event.preventDefault();
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    window.addEventListener('pointerdown', press, options);
    for (const name of clickEvents) window.addEventListener(name, follow, options);
    window.addEventListener('keydown', showFindable, options);
    window.addEventListener('keyup', release, options);
    window.addEventListener('blur', hideFindable, { signal: listeners.signal });
    return () => {
      listeners.abort();
      hideFindable();
    };
  }, []);
}
