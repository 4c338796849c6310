import type { Place, Rectangle, Size } from './freePlace';

const roles = [
  'button',
  'checkbox',
  'columnheader',
  'combobox',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
  'treeitem',
];

const own = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  'label',
  'th',
  '[contenteditable]:not([contenteditable=false])',
  ...roles.map((role) => `[role=${role}]`),
].join();

/** Focusable elements that are not controls themselves, such as scrolling regions. */
const reachable = '[tabindex]:not([tabindex="-1"])';

/** The rectangles of the page's visible controls, without those inside `except`. */
export function controlRectangles(except: Element): Rectangle[] {
  const view = { width: window.innerWidth, height: window.innerHeight };
  const found: Rectangle[] = [];
  for (const element of document.body.querySelectorAll(`${own},${reachable}`)) {
    if (except.contains(element)) continue;
    // A region around controls is as large as the page: its controls count, not the space between them.
    if (!element.matches(own) && element.querySelector(own) !== null) continue;
    // First, because asking for the place of what the browser has not laid out lays it out: seconds for thousands of chips.
    if (!isSeen(element)) continue;
    const rectangle = element.getBoundingClientRect();
    if (isInView(rectangle, view)) found.push(rectangle);
  }
  return found;
}

function isInView({ left, top, right, bottom }: Rectangle, { width, height }: Size): boolean {
  return right > 0 && bottom > 0 && left < width && top < height;
}

function isSeen(element: Element): boolean {
  return element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
}

/** Whether a place is clickable without being a control, such as a row; the pointer's shape tells. */
export function isClickable({ left, top }: Place, { width, height }: Size, except: Element): boolean {
  const shares = [0, 0.5, 1];
  return shares.some((down) =>
    shares.some((across) => {
      const [topmost] = document
        .elementsFromPoint(left + across * (width - 1), top + down * (height - 1))
        .filter((element) => !except.contains(element));
      return topmost !== undefined && getComputedStyle(topmost).cursor === 'pointer';
    }),
  );
}
