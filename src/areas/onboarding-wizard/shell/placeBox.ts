import type { Rect } from './useRect';

/** Something on the page, and how bad it is to cover it: see `weights`. */
export interface Obstacle {
  readonly rect: Rect;
  readonly weight: number;
}

/** How bad it is to cover something; a box is beside its element unless that costs more than `away`. */
export const weights = {
  /** Bars, page actions, paging and the element itself. */
  never: 1000,
  /** What is right beside the element. */
  neighbour: 100,
  /** Tabs, and the menus of rows. */
  menu: 30,
  /** Other buttons, links and fields that are there once. */
  single: 10,
  /** The rest of a row. */
  row: 1,
} as const;

const away = 25;
/** What a better place must gain before a box moves while somebody reads it. */
const inertia = 20;

type Side = 'bottom' | 'right' | 'left' | 'top';

/** Where a box is, in pixels from the window's upper left corner. */
export interface Place {
  readonly left: number;
  readonly top: number;
  /** The side of the element on which it is, with a triangle that points to it; undefined for a place without one. */
  readonly side?: Side | undefined;
  /** The middle of the triangle along that side. */
  readonly tip?: number;
}

interface PlaceRequest {
  readonly size: { readonly width: number; readonly height: number };
  /** The part of the window that a box may use. */
  readonly room: Rect;
  readonly element?: Rect | undefined;
  readonly obstacles: readonly Obstacle[];
  /** Where the box is now. */
  readonly now?: Place | undefined;
  readonly isRightToLeft?: boolean;
}

/** The space between a box and its element, and between the triangle's middle and a corner of the box. */
const [gap, corner] = [12, 22];
/** How far from an element a box still points to it. */
const farthest = 40;
/** The distance of the places that are tried, in pixels. */
const pace = 16;

/**
 * The place in the window at which a box is least in the way: beside its element on any side, as far along it as the
 * triangle still points to it, or anywhere else, near the element or else near the end of the page. `isCrowded` if even
 * that covers what must stay free.
 */
export function placeBox(request: PlaceRequest): Place & { isCrowded: boolean } {
  const { size, room, element, obstacles, now } = request;
  const candidates = [
    ...(element ? besidePlaces(size, room, element) : []),
    ...awayPlaces(size, room, near(request)),
  ];
  const isSame = ({ place }: Candidate) =>
    place.side === now?.side && (place.side !== undefined || isNear(place, now));
  let best: { place: Place; covered: number; score: number } | undefined;
  for (const candidate of candidates) {
    const { place, preference } = candidate;
    const start = preference + (place.side ? 0 : away) - (now && isSame(candidate) ? inertia : 0);
    if (best && start >= best.score) continue;
    const covered = coveredBy({ ...place, ...size }, obstacles);
    if (!best || start + covered < best.score) best = { place, covered, score: start + covered };
  }
  const { place = { left: room.left, top: room.top }, covered = 0 } = best ?? {};
  return { ...place, isCrowded: covered >= weights.never };
}

interface Candidate {
  readonly place: Place;
  /** Less than one, unless far away: decides between places that cover as much. */
  readonly preference: number;
}

const right = ({ left, width }: Rect) => left + width;
const bottom = ({ top, height }: Rect) => top + height;
const isNear = (place: Place, now: Place | undefined) =>
  now !== undefined && Math.abs(place.left - now.left) < pace && Math.abs(place.top - now.top) < pace;

function coveredBy(box: Rect, obstacles: readonly Obstacle[]): number {
  let sum = 0;
  for (const { rect, weight } of obstacles)
    if (rect.left < right(box) && right(rect) > box.left && rect.top < bottom(box) && bottom(rect) > box.top)
      sum += weight;
  return sum;
}

/** The places on all sides of an element. */
function besidePlaces(size: PlaceRequest['size'], room: Rect, element: Rect): Candidate[] {
  const sides: readonly Side[] = ['bottom', 'right', 'left', 'top'];
  return sides.flatMap((side, index) => {
    const isUpright = side === 'bottom' || side === 'top';
    // An element in a bar is farther away than one beside which there is room.
    const across = {
      bottom: Math.max(bottom(element) + gap, room.top),
      top: Math.min(element.top - gap, bottom(room)) - size.height,
      right: Math.max(right(element) + gap, room.left),
      left: Math.min(element.left - gap, right(room)) - size.width,
    }[side];
    const distance = {
      bottom: across - bottom(element),
      top: element.top - across - size.height,
      right: across - right(element),
      left: element.left - across - size.width,
    }[side];
    const [start, length, own] = isUpright
      ? [element.left, element.width, size.width]
      : [element.top, element.height, size.height];
    const [first, last] = isUpright ? [room.left, right(room) - own] : [room.top, bottom(room) - own];
    const inset = Math.min(8, length / 2);
    // Between these the triangle points to the element.
    const [from, to] = [
      Math.max(first, start + inset + corner - own),
      Math.min(last, start + length - inset - corner),
    ];
    const middle = start + length / 2;
    return steps(from, to, middle - own / 2).flatMap((along): Candidate[] => {
      const [left, top] = isUpright ? [along, across] : [across, along];
      const fits =
        distance <= farthest &&
        left >= room.left &&
        top >= room.top &&
        left + size.width <= right(room) &&
        top + size.height <= bottom(room);
      const tip = Math.min(Math.max(middle, along + corner), along + own - corner) - along;
      const shift = Math.abs(along + own / 2 - middle) / 10_000;
      return fits ? [{ place: { left, top, side, tip }, preference: index / 5 + shift }] : [];
    });
  });
}

/** The places all over the room, the nearest ones preferred. */
function awayPlaces({ width, height }: PlaceRequest['size'], room: Rect, [x, y]: Point): Candidate[] {
  const lefts = steps(room.left, Math.max(room.left, right(room) - width), x - width / 2);
  const tops = steps(room.top, Math.max(room.top, bottom(room) - height), y - height / 2);
  return lefts.flatMap((left) =>
    tops.map((top) => ({
      place: { left, top },
      preference: Math.hypot(left + width / 2 - x, top + height / 2 - y) / 10_000,
    })),
  );
}

type Point = readonly [x: number, y: number];

/** The middle of the element, or the lower end of the room. */
function near({ room, element, isRightToLeft = false }: PlaceRequest): Point {
  if (element) return [element.left + element.width / 2, element.top + element.height / 2];
  return [isRightToLeft ? room.left : right(room), bottom(room)];
}

/** The wanted number, if it is within the limits, the limits, and what is between them. */
function steps(from: number, to: number, wanted: number): number[] {
  if (to < from) return [];
  const count = Math.ceil((to - from) / pace);
  const inside = Math.min(Math.max(wanted, from), to);
  return [inside, ...Array.from({ length: count }, (_, index) => from + index * pace), to];
}
