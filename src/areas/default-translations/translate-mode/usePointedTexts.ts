import { useEffect, useEffectEvent } from 'react';
import { markTexts, unmarkTexts } from './markedTexts';
import { findTexts, findTextsAt, isOwnPart, type PageText } from './pageTexts';

/** The events suppressed after a click with Alt, which would save a link, open a menu or close a dialog. */
const clickEvents = ['mousedown', 'pointerup', 'mouseup', 'click'] as const;

/** Reports the texts clicked with Alt, and suppresses the click. While Alt is held, all texts are marked. */
export function usePointedTexts(onPointed: (texts: readonly PageText[]) => void): void {
  const report = useEffectEvent(onPointed);
  useEffect(() => {
    let isTaken = false;
    const take = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const press = (event: PointerEvent) => {
      const { target, altKey, ctrlKey, button, clientX, clientY } = event;
      // Ctrl and Alt: AltGr.
      isTaken = altKey && !ctrlKey && button === 0 && target instanceof Element && !isOwnPart(target);
      if (!isTaken || !(target instanceof Element)) return;
      take(event);
      report(findTextsAt(target, clientX, clientY));
    };
    const follow = (event: Event) => {
      if (!isTaken) return;
      take(event);
      if (event.type === 'click') isTaken = false;
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
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointerdown', press, options);
    for (const name of clickEvents) window.addEventListener(name, follow, options);
    window.addEventListener('keydown', showFindable, options);
    window.addEventListener('keyup', release, options);
    window.addEventListener('blur', hideFindable, { signal: listening.signal });
    return () => {
      listening.abort();
      hideFindable();
    };
  }, []);
}
