/** In CSS pixels from the upper left corner of the window. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
}

interface Search {
  /** The window. */
  readonly view: Size;
  /** The thing to place. */
  readonly size: Size;
  /** What must not be covered. */
  readonly taken: readonly Rectangle[];
  /** The current place, kept while it is free. */
  readonly current?: Place | undefined;
  /** A further check of a place that covers none of `taken`. */
  readonly accepts?: (place: Place) => boolean;
}

/** From the edge of the window; without room the thing touches the edge. */
const margin = 12;
/** From what must not be covered. */
const gap = 4;
const step = 8;

/** A free place: the current one, else the first along the edges from the bottom right, else anywhere; undefined for none. */
export function freePlace({ view, size, taken, current, accepts = () => true }: Search): Place | undefined {
  const last: Place = { left: view.width - size.width, top: view.height - size.height };
  if (last.left < 0 || last.top < 0) return undefined;
  const near = taken.filter((each) => each.right > each.left && each.bottom > each.top);
  const isFree = (place: Place) =>
    isInside(place, last) && !near.some((each) => overlaps(place, size, each)) && accepts(place);
  if (current !== undefined && isFree(current)) return current;
  for (const place of candidates(last)) if (isFree(place)) return place;
  return undefined;
}

function isInside({ left, top }: Place, last: Place): boolean {
  return left >= 0 && top >= 0 && left <= last.left && top <= last.top;
}

function overlaps({ left, top }: Place, { width, height }: Size, other: Rectangle): boolean {
  return (
    left < other.right + gap &&
    left + width > other.left - gap &&
    top < other.bottom + gap &&
    top + height > other.top - gap
  );
}

function* candidates(last: Place): Generator<Place> {
  const columns = downFrom(last.left);
  const rows = downFrom(last.top);
  const [right = 0, bottom = 0] = [columns[0], rows[0]];
  const [left = 0, upper = 0] = [columns.at(-1), rows.at(-1)];
  for (const column of columns) yield { left: column, top: bottom };
  for (const row of rows) yield { left: right, top: row };
  for (const row of rows) yield { left, top: row };
  for (const column of columns) yield { left: column, top: upper };
  for (const row of rows) for (const column of columns) yield { left: column, top: row };
}

/** Positions from the far margin to the near one, both included. */
function downFrom(last: number): readonly number[] {
  const near = Math.min(margin, last);
  const far = Math.max(near, last - margin);
  const count = Math.floor((far - near) / step);
  const positions = Array.from({ length: count + 1 }, (_, index) => far - index * step);
  return positions.at(-1) === near ? positions : [...positions, near];
}
