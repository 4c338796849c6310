import { useLayoutEffect, useState } from 'react';

/** How long to wait for an element, in milliseconds. */
const timeoutMs = 3000;

const menuButton = '[data-help-id="shell.menu"]';

function isVisible(element: Element): boolean {
  if (element.closest('[hidden], [inert]')) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

const isOfGuide = (target: Node) =>
  target instanceof Element && target.closest('[data-guide], [data-guide-ring]') !== null;

/** The first visible element of this name. */
function find(id: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`[data-help-id="${CSS.escape(id)}"]`);
  return [...all].find(isVisible);
}

/** Opens a closed menu to show the entry; on a handset, returns the menu button instead. */
function findInMenu(id: string, isHandset: boolean): HTMLElement | undefined {
  const found = find(id);
  if (found || !id.startsWith('shell.menu.')) return found;
  const button = document.querySelector<HTMLElement>(menuButton) ?? undefined;
  if (isHandset) return button;
  if (button?.getAttribute('aria-expanded') === 'false') button.click();
  return undefined;
}

interface Anchor {
  readonly element: HTMLElement | undefined;
  /** It was not found in time. */
  readonly isMissing: boolean;
}

/** Tracks the element that a step points to; `undefined` for none. */
export function useAnchor(id: string | undefined, isHandset: boolean): Anchor {
  const [found, setFound] = useState<Anchor & { of: string }>();
  useLayoutEffect(() => {
    if (id === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const give = (element: HTMLElement | undefined, isMissing = false) =>
      setFound((before) =>
        before?.of === id && before.element === element && before.isMissing === isMissing
          ? before
          : { of: id, element, isMissing },
      );
    const look = () => {
      const element = findInMenu(id, isHandset);
      if (element) {
        clearTimeout(timer);
        timer = undefined;
        give(element);
      } else if (timer === undefined) {
        give(undefined);
        timer = setTimeout(() => give(undefined, true), timeoutMs);
      }
    };
    // The box and the ring themselves change while scrolling.
    const observer = new MutationObserver((changes) => {
      if (!changes.every(({ target }) => isOfGuide(target))) look();
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['hidden', 'inert', 'style', 'class', 'data-help-id'],
    });
    look();
    // Transitions end without a change of the document.
    document.addEventListener('transitionend', look);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('transitionend', look);
    };
  }, [id, isHandset]);
  return found && found.of === id ? found : none;
}

const none: Anchor = { element: undefined, isMissing: false };
