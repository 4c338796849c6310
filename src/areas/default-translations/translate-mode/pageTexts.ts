import { keysOf, partsOf } from './notedTexts';

/** The attributes that people read or hear. */
const attributes = [
  'aria-label',
  'placeholder',
  'title',
  'alt',
  'aria-description',
  'aria-valuetext',
] as const;

/** A text of the page with the keys that may have given it. */
export interface PageText {
  readonly text: string;
  readonly keys: readonly string[];
  readonly element: Element;
  /** Where it can be seen; undefined for the text of an attribute. */
  readonly range?: Range;
}

/** Marks what belongs to translate mode itself: its own texts are not looked at. */
export const ownPart = { 'data-translate-mode': '' };

/** Whether a node belongs to translate mode itself. */
export function isOwnPart(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('[data-translate-mode]') != null;
}

const passedOver = 'script, style, noscript, [data-translate-mode]';

/** The texts in an element that have keys, those of attributes too, in the order of the document. */
export function findTexts(element: Element): PageText[] {
  if (element.matches(passedOver)) return [];
  const whole = wholeText(element);
  const own = whole
    ? [whole]
    : [...element.childNodes].flatMap((node) => (node instanceof Text ? textsIn(node) : []));
  const below = [...element.children].flatMap(findTexts);
  // Where an element is one text, those in it are the same or its pieces.
  return [...attributeTexts(element), ...own, ...below.filter(({ range }) => !whole || !range)];
}

/**
 * The texts at a point, in pixels of the window: those that are painted there, of what was pressed or around it, then those
 * of the nearest attributes. Several where one is made of others.
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

/** The next elements around one: a sentence may hold names in elements of their own. */
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
  const keys = keysOf(node.data);
  const parts = keys.length > 0 ? [{ start: 0, end: node.length, keys }] : partsOf(node.data);
  return parts.map(({ start, end, keys: own }) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return { text: node.data.slice(start, end), keys: own, element, range };
  });
}

function attributeTexts(element: Element): PageText[] {
  return attributes.flatMap((name) => {
    const text = element.getAttribute(name) ?? '';
    if (text === '') return [];
    const keys = keysOf(text);
    const parts = keys.length > 0 ? [{ start: 0, end: text.length, keys }] : partsOf(text);
    return parts.map(({ start, end, keys: own }) => ({ text: text.slice(start, end), keys: own, element }));
  });
}

function isPaintedAt(range: Range, x: number, y: number): boolean {
  // jsdom paints nothing.
  if (typeof range.getClientRects !== 'function') return true;
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}
