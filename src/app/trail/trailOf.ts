import type { I18nProvider } from 'react-admin';
import { type Area, hasPages, ownResource, resourcesOf } from '@/areas';

/** One step of a breadcrumb. */
export interface Crumb {
  readonly name: string;
  /** The target; undefined for a group without its own page, and for the current page. */
  readonly to?: string;
}

/**
 * The breadcrumb of an area's page: the area, its child or resource, a further page in between, and the headline. Empty on an area's own page
 * and directly below it, in an area without a menu entry, and outside areas.
 */
export function trailOf(
  area: Area,
  pathname: string,
  headline: string | undefined,
  translate: I18nProvider['translate'],
): readonly Crumb[] {
  const [, ...segments] = pathname.split('/').filter((segment) => segment !== '');
  const [part = '', ...following] = segments.map((segment) => segment.toLowerCase());
  if (part === '' || area.unlisted) return [];
  const children = area.children ?? [];
  const isChild = children.some(({ path }) => path === part);
  const id = `${area.path}/${part}`;
  const to = `/${id}`;
  // One without pages has no address: in an area with a list of its own this is a record's.
  const resource = resourcesOf([area]).find((each) => each.id === id && hasPages(each));
  const isPage = children.some(({ path, page }) => path === part && page) || resource?.list !== undefined;
  const name = isChild
    ? translate(`areas.${area.key}.children.${part}.caption`)
    : translate(`resources.${id}.name`, { smart_count: 2, _: '' });

  const areaCrumb: Crumb = {
    name: translate(`areas.${area.key}.caption`),
    ...((area.page !== undefined || children.length === 0) && { to: `/${area.path}` }),
  };
  // The area's own address shows the only resource of an area without children.
  const isOnly = children.length === 0 && area.page === undefined && area.resources?.length === 1;
  const partCrumbs: Crumb[] =
    isOnly || name === '' || !(isChild || resource) ? [] : [{ name, ...(isPage && { to }) }];
  if (ownResource(area) !== undefined && !resource)
    return headline === undefined ? [areaCrumb] : [areaCrumb, { name: headline }];
  // The menu shows where a page directly below its area is, and often tabs do too.
  if (following.length === 0) return [];
  // A further page in between counts if the texts name it: `resources.<id>.pages.<path>`.
  const [parentSegment = ''] = following;
  const isSubPage = following.length > 1 && resource?.pages?.some(({ path }) => path === parentSegment);
  const page = isSubPage ? translate(`resources.${id}.pages.${parentSegment}`, { _: '' }) : '';
  const pageCrumbs: Crumb[] = page === '' ? [] : [{ name: page, to: `${to}/${parentSegment}` }];
  return [areaCrumb, ...partCrumbs, ...pageCrumbs, ...(headline === undefined ? [] : [{ name: headline }])];
}
