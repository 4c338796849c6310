import type { Module } from '../moduleSchema';
import type { Position } from '../positionSchema';

/** What is compared with a position; undefined if the website no longer has the module. */
type Candidate = Pick<Module, 'id' | 'category'> | undefined;

export type PlaceRefusal = 'unknown' | 'twice' | 'not_accepted' | 'full';

export const isFull = ({ moduleIds, max }: Pick<Position, 'moduleIds' | 'max'>) => moduleIds.length >= max;

/** The reason code if a module cannot be put into a position. */
export function placeRefusal(module: Candidate, position: Position): PlaceRefusal | undefined {
  const { accepts, moduleIds } = position;
  if (module === undefined) return 'unknown';
  if (moduleIds.includes(module.id)) return 'twice';
  if (accepts !== null && !accepts.includes(module.category)) return 'not_accepted';
  return isFull(position) ? 'full' : undefined;
}

/**
 * The next position in a direction that takes a module. If there is none: the nearest one with its reason, or undefined
 * at the end of the website.
 */
export function nextPlace(
  positions: readonly Position[],
  from: string,
  by: 1 | -1,
  module: Candidate,
): { readonly position: Position; readonly refusal: PlaceRefusal | undefined } | undefined {
  const index = positions.findIndex(({ id }) => id === from);
  const ahead = by > 0 ? positions.slice(index + 1) : positions.slice(0, index).reverse();
  const candidates = ahead.map((position) => ({ position, refusal: placeRefusal(module, position) }));
  return candidates.find(({ refusal }) => refusal === undefined) ?? candidates[0];
}
