import type { ComponentType } from 'react';
import type { Area } from '@/areas';
import type { PageLoader } from '@/areas/defineArea';
import { type LazyComponent, lazyPart } from '@/ui/loading/LazyPart';
import { addEnglishOf } from '../i18n/createTranslate';
import { PageFailure } from '../PageFailure';

/** A page that was loaded once is shown without a wait. */
const known = new WeakMap<PageLoader, LazyComponent<object>>();

/** A page of an area, loaded with its texts when first shown or before; a failure can be retried in place. */
export function areaPage(area: Area, load: PageLoader): LazyComponent<object> {
  const page = known.get(load) ?? lazyPart(() => loadPage(area, load), PageFailure);
  known.set(load, page);
  return page;
}

async function loadPage(area: Area, load: PageLoader): Promise<ComponentType> {
  const [Page] = await Promise.all([load(), addEnglishOf(area.key)]);
  if (Page === undefined) throw new Error(`The area '${area.key}' has no such page.`);
  return Page;
}
