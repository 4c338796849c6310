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
export const translateModePart = { 'data-translate-mode': '' };

export function isTranslateModePart(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('[data-translate-mode]') != null;
}

const ignoredElements = 'script, style, noscript, [data-translate-mode]';

/** The texts with keys in an element and its attributes, in document order. */
export function findTexts(element: Element): PageText[] {
  if (element.matches(ignoredElements)) return [];
  const elementText = wholeText(element);
  const texts = elementText
    ? [elementText]
    : [...element.childNodes].flatMap((node) => (node instanceof Text ? textsIn(node) : []));
  const childTexts = [...element.children].flatMap(findTexts);
  // If the whole element is one text, those inside are parts of it.
  return [...attributeTexts(element), ...texts, ...childTexts.filter(({ range }) => !elementText || !range)];
}

/**
 * The texts at a point, in pixels of the window: those painted there, then those of the nearest attributes. Several if
 * one contains others.
 */
export function findTextsAt(target: Element, x: number, y: number): PageText[] {
  const inside = findTexts(target).filter(({ range }) => range !== undefined);
  const painted = inside.filter(({ range }) => range && isPaintedAt(range, x, y));
  const parentText = ancestors(target)
    .map(wholeText)
    .find((text) => text !== undefined);
  const [first, ...rest] = inside;
  const visible = painted.length > 0 ? painted : first && rest.length === 0 ? [first] : [];
  const attributesNearby =
    [target, ...ancestors(target)].map(attributeTexts).find((texts) => texts.length > 0) ?? [];
  const isSame = ({ text }: PageText) => text === parentText?.text;
  return [...visible, ...(parentText && !visible.some(isSame) ? [parentText] : []), ...attributesNearby];
}

const maxAncestors = 3;

/** The nearest ancestors: a sentence may have names in elements of their own. */
function ancestors(element: Element): Element[] {
  const elements: Element[] = [];
  for (let next = element.parentElement; next && elements.length < maxAncestors; next = next.parentElement)
    elements.push(next);
  return elements;
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
export interface TextKey extends PageText {
  readonly key: string;
}

/** The keys of texts, each once, in order. */
export function textKeys(texts: readonly PageText[]): readonly TextKey[] {
  const keys = new Map<string, TextKey>();
  for (const each of texts) {
    for (const key of each.keys) {
      const previous = keys.get(key);
      if (previous === undefined || (!previous.range && each.range)) {
        keys.set(key, { ...each, key, text: plainText(each.text) });
      }
    }
  }
  return [...keys.values()];
}

/** The delay in milliseconds after a change of the page. */
const debounceMs = 300;

/** The texts with keys on the page, updated when it changes. */
export function usePageTexts(): readonly PageText[] {
  const [texts, setTexts] = useState(() => findTexts(document.documentElement));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => setTexts(findTexts(document.documentElement));
    const observer = new MutationObserver((changes) => {
      if (changes.every(({ target }) => isTranslateModePart(target))) return;
      clearTimeout(timer);
      timer = setTimeout(update, debounceMs);
    });
    observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return texts;
}
