import { type Position, positionPath } from '../positionSchema';

/** The positions of each module in words, by its id, in the order of the website. */
export function placesOf(positions: readonly Position[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const position of positions)
    for (const id of position.moduleIds) places.set(id, [...(places.get(id) ?? []), positionPath(position)]);
  return places;
}
