import type { Module } from '../moduleSchema';
import type { Position } from '../positionSchema';

/** The reason code if a module cannot be put into a position (WM22). */
export function placeRefusal(
  module: Pick<Module, 'id' | 'category'> | undefined,
  { accepts, moduleIds, max }: Position,
): 'twice' | 'not_accepted' | 'full' | undefined {
  if (module && moduleIds.includes(module.id)) return 'twice';
  if (module && accepts !== null && !accepts.includes(module.category)) return 'not_accepted';
  return moduleIds.length >= max ? 'full' : undefined;
}
