import type { ComponentType } from 'react';
import type { Area } from '@/areas';
import type { PageLoader } from '@/areas/defineArea';
import { type LazyComponent, lazyPart } from '@/ui/loading/LazyPart';
import { addEnglishOf } from '../i18n/createTranslate';
import { PageFailure } from '../PageFailure';

/** The lazy components by loader, so that a loaded page appears at once the next time. */
const pages = new WeakMap<PageLoader, LazyComponent<object>>();

/** Returns an area's page as a component that loads its code and texts when first shown or preloaded, and offers a retry on failure. */
export function areaPage(area: Area, load: PageLoader): LazyComponent<object> {
  const page = pages.get(load) ?? lazyPart(() => loadPage(area, load), PageFailure);
  pages.set(load, page);
  return page;
}

async function loadPage(area: Area, load: PageLoader): Promise<ComponentType> {
  const [Page] = await Promise.all([load(), addEnglishOf(area.key)]);
  if (Page === undefined) throw new Error(`The area '${area.key}' has no such page.`);
  return Page;
}
