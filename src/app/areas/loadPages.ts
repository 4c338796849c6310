import type { Area } from '../../areas';
import type { Pages } from '../../areas/defineArea';
import { addEnglishOf } from '../i18n/createTranslate';

const loaded = new WeakMap<Area['pages'], Pages>();

/** Loads an area's one chunk and its English texts. Rejects when they do not arrive; the next call tries again. */
export async function loadPages({ key, pages }: Area): Promise<Pages> {
  const [found] = await Promise.all([pages(), addEnglishOf(key)]);
  loaded.set(pages, found);
  return found;
}

/** The pages of an area that is loaded already: they can be shown without a wait. */
export function loadedPages({ pages }: Area): Pages | undefined {
  return loaded.get(pages);
}
