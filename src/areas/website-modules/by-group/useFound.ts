import { useTranslate } from 'react-admin';
import type { Position } from '../positionSchema';
import { placesOf } from './placesOf';
import type { Effective } from './useEffective';

/** Returns those modules of a list in whose name, category or places each word of a search occurs. */
export function useFound(
  words: string,
  positions: readonly Position[],
): (list: readonly Effective[]) => readonly Effective[] {
  const translate = useTranslate();
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return (list) => {
    if (wanted.length === 0) return list;
    const placesById = placesOf(positions);
    return list.filter(({ id, name, category }) => {
      const categoryName = translate(`areas.website-modules.categories.${category}`, { _: category });
      const text = [name, categoryName, ...(placesById.get(id) ?? [])].join('\n').toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
  };
}
