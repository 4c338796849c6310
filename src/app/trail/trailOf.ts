import type { I18nProvider } from 'react-admin';
import { type Area, ownResource } from '@/areas';

/** One step of the way to a page. */
export interface Crumb {
  readonly name: string;
  /** Where it leads; absent for a group without a page of its own, and for the page that is shown. */
  readonly to?: string;
}

/**
 * The way to a page of an area: the area, its child or resource, the further page that leads on, and the headline of what lies below that. Empty where there
 * is no depth: on an area's own page, in an area that no menu names, and outside of areas.
 */
export function trailOf(
  area: Area,
  pathname: string,
  headline: string | undefined,
  translate: I18nProvider['translate'],
): readonly Crumb[] {
  const [, ...below] = pathname.split('/').filter((segment) => segment !== '');
  const [part = '', ...rest] = below.map((segment) => segment.toLowerCase());
  if (part === '' || area.unlisted) return [];
  const children = area.children ?? [];
  const isChild = children.some(({ path }) => path === part);
  const resource = area.resources?.find(({ name }) => name === part);
  const to = `/${area.path}/${part}`;
  const id = `${area.path}/${part}`;
  const name = isChild
    ? translate(`areas.${area.key}.children.${part}.caption`)
    : translate(`resources.${id}.name`, { smart_count: 2, _: '' });

  const first: Crumb = {
    name: translate(`areas.${area.key}.caption`),
    ...((area.page !== undefined || children.length === 0) && { to: `/${area.path}` }),
  };
  // The one resource of an area without children is what the area's own address shows.
  const isOnly = children.length === 0 && area.page === undefined && area.resources?.length === 1;
  const second: Crumb[] = isOnly || name === '' || !(isChild || resource) ? [] : [{ name, to }];
  if (ownResource(area) !== undefined && !resource)
    return headline === undefined ? [first] : [first, { name: headline }];
  if (rest.length === 0 && resource?.list === undefined && !isChild) return [];
  if (rest.length > 0) {
    // A page below a further page of the resource, if its texts name that: `resources.<id>.pages.<path>`.
    const [above = ''] = rest;
    const further = rest.length > 1 && resource?.pages?.some(({ path }) => path === above);
    const page = further ? translate(`resources.${id}.pages.${above}`, { _: '' }) : '';
    const third: Crumb[] = page === '' ? [] : [{ name: page, to: `${to}/${above}` }];
    return [first, ...second, ...third, ...(headline === undefined ? [] : [{ name: headline }])];
  }
  return second.length === 0 ? [] : [first, { name }];
}
