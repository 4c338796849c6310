import type { ComponentType } from 'react';
import { type Area, textsPath } from '../../areas';
import type { PageLoader } from '../../areas/defineArea';
import { type LazyComponent, lazyPart } from '../../ui/loading/LazyPart';
import { addEnglishOf } from '../i18n/createTranslate';
import { PageFailure } from '../PageFailure';
import { ListWithNext } from './ListWithNext';

/** A page that was loaded once is shown without a wait. */
const known = new WeakMap<PageLoader, LazyComponent<object>>();

/** A page of an area, loaded with its texts when first shown or before; a failure can be retried in place. */
export function areaPage(area: Area, load: PageLoader): LazyComponent<object> {
  const page = known.get(load) ?? lazyPart(() => loadPage(area, load), PageFailure);
  known.set(load, page);
  return page;
}

async function loadPage(area: Area, load: PageLoader): Promise<ComponentType> {
  const [Page] = await Promise.all([load(), addEnglishOf(area.key, textsPath(area, load))]);
  if (Page === undefined) throw new Error(`The area '${area.key}' has no such page.`);
  const resource = area.resources?.find(({ list }) => list === load);
  const next = [resource?.create, resource?.edit, resource?.show].filter((page) => page !== undefined);
  if (next.length === 0) return Page;
  const pages = next.map((each) => areaPage(area, each));
  return () => <ListWithNext List={Page} next={pages} />;
}
