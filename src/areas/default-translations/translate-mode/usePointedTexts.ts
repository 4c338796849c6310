import { useEffect, useEffectEvent } from 'react';
import { markTexts, unmarkTexts } from './markedTexts';
import { findTexts, findTextsAt, isOwnPart, type PageText } from './pageTexts';

/** What a press with Alt is kept from: links would be saved, menus opened, dialogs closed. */
const pressEvents = ['mousedown', 'pointerup', 'mouseup', 'click'] as const;

/** Tells which texts were pressed with Alt held, and nothing else happens to them; while Alt is held, texts are marked. */
export function usePointedTexts(onPointed: (texts: readonly PageText[]) => void): void {
  const tell = useEffectEvent(onPointed);
  useEffect(() => {
    let isTaken = false;
    const take = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const press = (event: PointerEvent) => {
      const { target, altKey, ctrlKey, button, clientX, clientY } = event;
      // Ctrl and Alt together are AltGr.
      isTaken = altKey && !ctrlKey && button === 0 && target instanceof Element && !isOwnPart(target);
      if (!isTaken || !(target instanceof Element)) return;
      take(event);
      tell(findTextsAt(target, clientX, clientY));
    };
    const follow = (event: Event) => {
      if (!isTaken) return;
      take(event);
      if (event.type === 'click') isTaken = false;
    };
    const showFindable = ({ key, repeat }: KeyboardEvent) => {
      if (key !== 'Alt' || repeat) return;
      const found = findTexts(document.body);
      markTexts(
        'findable',
        found.flatMap(({ range }) => range ?? []),
      );
    };
    const hideFindable = () => unmarkTexts('findable');
    const release = (event: KeyboardEvent) => {
      if (event.key !== 'Alt') return;
      hideFindable();
      // Alone, it would open the menu of the browser.
      event.preventDefault();
    };
    window.addEventListener('pointerdown', press, true);
    for (const name of pressEvents) window.addEventListener(name, follow, true);
    window.addEventListener('keydown', showFindable, true);
    window.addEventListener('keyup', release, true);
    window.addEventListener('blur', hideFindable);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      for (const name of pressEvents) window.removeEventListener(name, follow, true);
      window.removeEventListener('keydown', showFindable, true);
      window.removeEventListener('keyup', release, true);
      window.removeEventListener('blur', hideFindable);
      hideFindable();
    };
  }, []);
}
