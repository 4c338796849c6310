import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ChosenElement } from '../checks/steps';
import { asName, elementsNamed } from './accessibleName';

/** How long to wait for an element, in milliseconds. */
const timeoutMs = 3000;

const menuButton = '[data-help-id="shell.menu"]';

function isVisible(element: Element): boolean {
  if (element.closest('[hidden], [inert]')) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

const isOfGuide = (target: Node) =>
  target instanceof Element && target.closest('[data-guide], [data-guide-ring]') !== null;

/** What a step points to: an element with an id, or one chosen on the page. */
type Target = string | ChosenElement;

/** The same for the same element. */
export const targetKey = (target: Target | undefined) =>
  typeof target === 'object' ? `${target.role} ${target.key ?? target.name}` : target;

/** The first visible element of this id. */
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
export function useAnchor(target: Target | undefined, isHandset: boolean): Anchor {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<Anchor & { of: string }>();
  const id = targetKey(target);
  const found = useEffectEvent((last: HTMLElement | undefined) => {
    if (target === undefined) return undefined;
    if (typeof target === 'string') return findInMenu(target, isHandset);
    // To read all names again would take longer than a frame on a long page.
    if (last?.isConnected && isVisible(last)) return last;
    const { name, key } = target;
    return elementsNamed(target, asName(key === null ? name : translate(key, { _: name }))).find(isVisible);
  });
  useLayoutEffect(() => {
    if (id === undefined) return;
    let last: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = (element: HTMLElement | undefined, isMissing = false) =>
      setAnchor((previous) =>
        previous?.of === id && previous.element === element && previous.isMissing === isMissing
          ? previous
          : { of: id, element, isMissing },
      );
    const look = () => {
      const element = found(last);
      last = element;
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
  }, [id]);
  return anchor && anchor.of === id ? anchor : none;
}

const none: Anchor = { element: undefined, isMissing: false };
