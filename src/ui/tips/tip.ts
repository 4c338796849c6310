/**
 * The attributes of an element that shows a text on hover, focus and click, by way of `Tips`, and has it as its
 * description. For elements that a page has many of, such as cells of a table: a MUI `Tooltip` for each takes longer than
 * the rest of the row.
 */
export const tip = (text: string) => ({ 'data-tip': text, 'aria-description': text });

/** The same for an element that shows its own text in full, where that is cut off. */
export const tipIfCut = { 'data-tip-if-cut': '' } as const;

/** An element with a tip, and its text. */
export interface Tip {
  readonly element: HTMLElement;
  readonly text: string;
}

/** The tip of the element at or around a node, if there is something to show now. */
export function tipOf(node: EventTarget | null): Tip | undefined {
  if (!(node instanceof Element)) return undefined;
  const element = node.closest<HTMLElement>('[data-tip], [data-tip-if-cut]');
  if (element === null) return undefined;
  const text = element.dataset.tip ?? (isCut(element) ? element.textContent : '');
  return text === '' ? undefined : { element, text };
}

/** Whether an element does not show its whole text. */
export const isCut = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
