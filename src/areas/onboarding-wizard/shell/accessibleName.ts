import type { ChosenElement } from '../checks/steps';

/** The elements that can be chosen, by role; `[role=…]` besides. */
const selectors: Readonly<Record<string, string>> = {
  button: 'button:not([role]), summary, input:is([type=submit], [type=button])',
  link: 'a[href]:not([role])',
  textbox:
    'textarea:not([role]), input:is(:not([type]), [type=text], [type=email], [type=url], [type=tel], [type=password]):not([role])',
  searchbox: 'input[type=search]:not([role])',
  spinbutton: 'input[type=number]:not([role])',
  checkbox: 'input[type=checkbox]:not([role])',
  radio: 'input[type=radio]:not([role])',
  combobox: 'select:not([role])',
  switch: '',
  tab: '',
  slider: 'input[type=range]:not([role])',
  menuitem: '',
  columnheader: 'thead th:not([role])',
  heading: ':is(h1, h2, h3, h4):not([role])',
};

const selectorOf = (role: string) => [`[role="${role}"]`, selectors[role]].filter(Boolean).join(', ');

/** Everything that can be chosen. */
export const choosable = Object.keys(selectors).map(selectorOf).join(', ');

/** The role of an element that can be chosen. */
export const roleOf = (element: Element): string | undefined =>
  Object.keys(selectors).find((role) => element.matches(selectorOf(role)));

/** One line, without invisible hyphens. */
export const asName = (text: string) =>
  text
    .replaceAll('\u00ad', '')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();

function textOf(node: Node): string {
  if (node instanceof HTMLElement || node instanceof SVGElement) {
    if (node.getAttribute('aria-hidden') === 'true') return '';
    const label = node.getAttribute('aria-label');
    if (label) return ` ${label} `;
    if (node instanceof HTMLImageElement) return ` ${node.alt} `;
  }
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  return [...node.childNodes].map(textOf).join('');
}

/**
 * The accessible name of a control, as the rules of ARIA give it for what this application uses: `aria-labelledby`,
 * `aria-label`, the label of a field, what is in it, its title.
 */
export function accessibleName(element: Element): string {
  const labels = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .flatMap((id) => (id === '' ? [] : (document.getElementById(id) ?? [])));
  if (labels.length > 0) return asName(labels.map(textOf).join(' '));
  const own = element.getAttribute('aria-label');
  if (own) return asName(own);
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (isField || element instanceof HTMLSelectElement) {
    const name = asName([...(element.labels ?? [])].map(textOf).join(' '));
    const placeholder = element.getAttribute('placeholder') ?? '';
    return (
      name ||
      asName(element.title || placeholder || (isField && element.type === 'submit' ? element.value : ''))
    );
  }
  return asName(textOf(element)) || asName(element.getAttribute('title') ?? '');
}

/** All elements of this role and name on the page, but those of guides; `name` is in the page's language. */
export function elementsNamed({ role }: Pick<ChosenElement, 'role'>, name: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selectorOf(role))].filter(
    (each) => accessibleName(each) === name && each.closest('[data-guide], [data-guide-bar]') === null,
  );
}
