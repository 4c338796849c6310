import { useEffect, useState } from 'react';
import { keysOf, partsOf, plainText } from './notedTexts';

/** The attributes with texts. */
const attributes = 'aria-label placeholder title alt aria-description aria-valuetext'.split(' ');

/** A text of the page with its possible keys. */
export interface PageText {
  readonly text: string;
  readonly keys: readonly string[];
  readonly element: Element;
  /** Its place; undefined for an attribute. */
  readonly range?: Range;
}

/** Marks the elements of translate mode itself, whose texts are ignored. */
export const ownPart = { 'data-translate-mode': '' };

export function isOwnPart(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('[data-translate-mode]') != null;
}

const ignored = 'script, style, noscript, [data-translate-mode]';

/** The texts with keys in an element and its attributes, in document order. */
export function findTexts(element: Element): PageText[] {
  if (element.matches(ignored)) return [];
  const whole = wholeText(element);
  const own = whole
    ? [whole]
    : [...element.childNodes].flatMap((node) => (node instanceof Text ? textsIn(node) : []));
  const below = [...element.children].flatMap(findTexts);
  // If the whole element is one text, those inside are parts of it.
  return [...attributeTexts(element), ...own, ...below.filter(({ range }) => !whole || !range)];
}

/**
 * The texts at a point, in pixels of the window: those painted there, then those of the nearest attributes. Several if
 * one contains others.
 */
export function findTextsAt(target: Element, x: number, y: number): PageText[] {
  const inside = findTexts(target).filter(({ range }) => range !== undefined);
  const painted = inside.filter(({ range }) => range && isPaintedAt(range, x, y));
  const around = ancestors(target)
    .map(wholeText)
    .find((found) => found !== undefined);
  const [only, ...others] = inside;
  const visible = painted.length > 0 ? painted : only && others.length === 0 ? [only] : [];
  const named = [target, ...ancestors(target)].map(attributeTexts).find((found) => found.length > 0) ?? [];
  const isSame = ({ text }: PageText) => text === around?.text;
  return [...visible, ...(around && !visible.some(isSame) ? [around] : []), ...named];
}

/** The nearest ancestors: a sentence may have names in elements of their own. */
function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let next = element.parentElement; next && found.length < 3; next = next.parentElement)
    found.push(next);
  return found;
}

function wholeText(element: Element): PageText | undefined {
  const text = element.textContent;
  const keys = text === '' ? [] : keysOf(text);
  if (keys.length === 0) return undefined;
  const range = document.createRange();
  range.selectNodeContents(element);
  return { text, keys, element, range };
}

function textsIn(node: Text): PageText[] {
  const element = node.parentElement;
  if (element === null || node.data.trim() === '') return [];
  return partsOf(node.data).map(({ start, end, keys }) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return { text: node.data.slice(start, end), keys, element, range };
  });
}

function attributeTexts(element: Element): PageText[] {
  return attributes.flatMap((name) => {
    const text = element.getAttribute(name) ?? '';
    return partsOf(text).map(({ start, end, keys }) => ({ text: text.slice(start, end), keys, element }));
  });
}

function isPaintedAt(range: Range, x: number, y: number): boolean {
  // Not in jsdom.
  if (typeof range.getClientRects !== 'function') return true;
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

/** A key with its text at the first place on the page, a visible one if possible. */
export interface FoundKey extends PageText {
  readonly key: string;
}

/** The keys of texts, each once, in order. */
export function foundKeys(texts: readonly PageText[]): readonly FoundKey[] {
  const found = new Map<string, FoundKey>();
  for (const each of texts) {
    for (const key of each.keys) {
      const before = found.get(key);
      if (before === undefined || (!before.range && each.range)) {
        found.set(key, { ...each, key, text: plainText(each.text) });
      }
    }
  }
  return [...found.values()];
}

/** The delay in milliseconds after a change of the page. */
const debounceMs = 300;

/** The texts with keys on the page, updated when it changes. */
export function usePageTexts(): readonly PageText[] {
  const [texts, setTexts] = useState(() => findTexts(document.documentElement));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setTexts(findTexts(document.documentElement));
    const observer = new MutationObserver((changes) => {
      if (changes.every(({ target }) => isOwnPart(target))) return;
      clearTimeout(timer);
      timer = setTimeout(look, debounceMs);
    });
    observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return texts;
}
