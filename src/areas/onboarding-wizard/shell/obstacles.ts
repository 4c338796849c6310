import { type Obstacle, weights } from './placeBox';
import { type Rect, rectOf } from './useRect';

/** What must stay free as a whole. */
const bars =
  '[data-bottom-bar], [data-side-panel], [data-guide-bar], [role="toolbar"], .MuiTablePagination-root';
const controls =
  'a[href], button, input, select, textarea, [role="button"], [role="tab"], [role="combobox"], [contenteditable="true"]';
/** What is read: covered rather than controls. */
const words = 'h1, h2, h3, p, label, dt, dd, td, [role="gridcell"]';
const rows = 'tr, li, [role="row"]';
/** How near something is right beside an element, in pixels. */
const reach = 24;
/** How far a box stays from what must stay free, in pixels. */
const apart = 8;

/** What a box may cover on the page as it is now, in the window. */
export function obstaclesOf(element: HTMLElement | undefined): Obstacle[] {
  const own = element && rectOf(element);
  const { innerWidth, innerHeight } = window;
  const isSmall = own && own.width * own.height < (innerWidth * innerHeight) / 4;
  const found: Obstacle[] = own
    ? [{ rect: grown(own, 4), weight: isSmall ? weights.never : weights.single }]
    : [];
  for (const each of document.querySelectorAll<HTMLElement>(`${bars}, ${controls}, ${words}`)) {
    const rect = rectOf(each);
    const isSeen =
      rect.width > 0 &&
      rect.height > 0 &&
      rect.top < innerHeight &&
      rect.top + rect.height > 0 &&
      rect.left < innerWidth &&
      rect.left + rect.width > 0;
    if (!isSeen || each === element || each.closest('[data-guide], [aria-hidden="true"], [inert]')) continue;
    if (each.checkVisibility?.({ visibilityProperty: true }) === false) continue;
    const isBeside =
      own !== undefined && element?.contains(each) !== true && overlaps(grown(own, reach), rect);
    const weight = Math.max(weightOf(each), isBeside ? weights.neighbour : 0);
    // A box that touches a button looks as if it belonged to it.
    found.push({ rect: weight === weights.never ? grown(rect, apart) : rect, weight });
  }
  return found;
}

function weightOf(element: HTMLElement): number {
  if (element.matches(words)) return weights.row;
  if (element.closest(`${bars}, [data-page-header]`)) return weights.never;
  const isMenu = element.matches('[aria-haspopup]:not([role="combobox"]), [role="tab"]');
  if (isMenu) return weights.menu;
  return element.closest(rows) ? weights.row : weights.single;
}

const grown = ({ top, left, width, height }: Rect, by: number): Rect => ({
  ...{ top: top - by, left: left - by, width: width + 2 * by, height: height + 2 * by },
});

const overlaps = (a: Rect, b: Rect) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;
