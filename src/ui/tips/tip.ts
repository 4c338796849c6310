/**
 * The attributes of an element that shows a text on hover, focus and click, by way of `Tips`, and has it as its
 * description. For elements that a page has many of, such as cells of a table: a MUI `Tooltip` for each takes longer than
 * the rest of the row.
 */
export const tip = (text: string) => ({ 'data-tip': text, 'aria-description': text });

/** A text that a control which works shows on hover and focus, but no longer once it is pressed. It describes nothing. */
export const hoverTip = (text: string | undefined) => ({ 'data-hover-tip': text || undefined });

/** The name of a button without a caption, shown on hover and focus. */
export const named = (name: string) => ({ 'aria-label': name, ...hoverTip(name) });

/** The same as `tip` for an element that shows its own text in full, where that is cut off. */
export const tipIfCut = { 'data-tip-if-cut': '' } as const;

/** An element with a tip, and its text. */
export interface Tip {
  readonly element: HTMLElement;
  readonly text: string;
}

/** The tip of the element at or around a node, if there is something to show now. */
export function tipOf(node: EventTarget | null): Tip | undefined {
  if (!(node instanceof Element)) return undefined;
  const element = node.closest<HTMLElement>('[data-tip], [data-hover-tip], [data-tip-if-cut]');
  if (element === null) return undefined;
  const { tip: shownText = element.dataset.hoverTip } = element.dataset;
  const text = shownText ?? (isCut(element) ? element.textContent : '');
  return text === '' ? undefined : { element, text };
}

/** Whether an element does not show its whole text. */
export const isCut = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
