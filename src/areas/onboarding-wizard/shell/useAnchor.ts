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
  const element = find(id);
  if (element || !id.startsWith('shell.menu.')) return element;
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
  const [anchor, setAnchor] = useState<Anchor & { of: string }>();
  useLayoutEffect(() => {
    if (id === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = (element: HTMLElement | undefined, isMissing = false) =>
      setAnchor((previous) =>
        previous?.of === id && previous.element === element && previous.isMissing === isMissing
          ? previous
          : { of: id, element, isMissing },
      );
    const look = () => {
      const element = findInMenu(id, isHandset);
      if (element) {
        clearTimeout(timer);
        timer = undefined;
        update(element);
      } else if (timer === undefined) {
        update(undefined);
        timer = setTimeout(() => update(undefined, true), timeoutMs);
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
  return anchor && anchor.of === id ? anchor : none;
}

const none: Anchor = { element: undefined, isMissing: false };
