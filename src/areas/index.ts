import { matchPath } from 'react-router-dom';
import type { AreaDefinition, PageLoader, Product, ResourceDefinition } from './defineArea';

/** An area as the application uses it: with its folder's name, and its path and permission key for this product. */
export interface Area extends Omit<AreaDefinition, 'path' | 'permission'> {
  readonly key: string;
  readonly path: string;
  readonly permission: string;
}

/**
 * A resource with its area; `id` is its name for react-admin and its path: `<area>/<resource>`, or just `<area>` for a resource with
 * the area's name.
 */
export interface AreaResource extends ResourceDefinition {
  readonly id: string;
  readonly area: Area;
}

export interface AreaPage {
  readonly area: Area;
  /** The route pattern without a leading slash: `library/books/:id`. */
  readonly pattern: string;
  readonly load: PageLoader;
  /** The action of the area that it needs; undefined for a page of everybody who is signed in. */
  readonly action?: string;
  /** It shows nothing of its own: its address leads to another page. */
  readonly redirects?: boolean;
}

const modules = import.meta.glob<{ area: AreaDefinition }>('./*/area.ts', { eager: true });

/** The areas of this product in menu order: every folder here with an `area.ts`. */
export function readAreas(product: Product): Area[] {
  return Object.entries(modules)
    .map(([file, { area }]) => toArea(file.split('/')[1] ?? file, area, product))
    .sort((a, b) => a.order - b.order || a.key.localeCompare(b.key));
}

/** Resolves an area's definition for this product; `key` is the name of its folder. */
export function toArea(key: string, area: AreaDefinition, product: Product): Area {
  const resolve = (value: AreaDefinition['path']) => (typeof value === 'function' ? value(product) : value);
  return { ...area, key, path: resolve(area.path), permission: resolve(area.permission) };
}

/** All CRUD resources of the areas. */
export function resourcesOf(areas: readonly Area[]): AreaResource[] {
  return areas.flatMap((area) =>
    (area.resources ?? []).map((resource) => ({ ...resource, area, id: resourceId(area, resource.name) })),
  );
}

/** A resource with its area's name is at the area's own address, unless it is one of its children. */
const resourceId = ({ path, children = [] }: Area, name: string) =>
  name === path && !children.some((child) => child.path === name) ? path : `${path}/${name}`;

/** Whether a resource has a page, and so an address in the application. */
export const hasPages = ({ list, create, edit, show, pages }: ResourceDefinition) =>
  [list, create, edit, show, pages].some((page) => page !== undefined);

/** The resource whose list is at the area's own address. */
export function ownResource(area: Area): AreaResource | undefined {
  return resourcesOf([area]).find(({ id, list }) => id === area.path && list !== undefined);
}

/** The pages of all areas. If several patterns match an address, the first one wins. */
export function pagesOf(areas: readonly Area[]): AreaPage[] {
  return areas.flatMap((area) => {
    const { path, page, children = [], personal = [] } = area;
    const resources = resourcesOf([area]);
    const [first] =
      children.length > 0 ? children : (area.resources ?? []).map(({ name }) => ({ path: name }));
    // A resource at the area's own address is added below.
    const firstPage =
      children[0]?.page ?? resources.find(({ name, id }) => name === first?.path && id !== path)?.list;
    return [
      { area, pattern: path, load: page ?? firstPage, action: 'list', redirects: page === undefined },
      ...children.map((child) => ({
        area,
        pattern: `${path}/${child.path}`,
        load: child.page,
        action: 'list',
      })),
      ...resources.flatMap(resourcePages),
      ...personal.map((each) => ({ area, pattern: `profile/${each.path}`, load: each.page })),
    ].flatMap(({ load, ...rest }) => (load === undefined ? [] : [{ ...rest, load }]));
  });
}

/**
 * The patterns of the pages that a person can be on, as help and guides name them: the profile and those of the areas in the
 * menu, without redirects. A page that owns the paths below it is one page.
 */
export function shownPages(areas: readonly Area[]): string[] {
  const pages = pagesOf(areas.filter(({ unlisted }) => !unlisted)).filter(({ redirects }) => !redirects);
  return [...new Set(['profile', ...pages.map(shownPattern)])];
}

/** The pattern by which help and guides know a page. */
const shownPattern = ({ pattern }: AreaPage) => pattern.replace(/\/\*$/, '');

/** The page at an address. */
export function pageAt(areas: readonly Area[], pathname: string): AreaPage | undefined {
  return pagesOf(areas).find(({ pattern }) => matchPath(`/${pattern}`, pathname));
}

/** The pattern of the page at an address, one of `shownPages`; undefined for a redirect and a page of no area. */
export function shownPageAt(areas: readonly Area[], pathname: string): string | undefined {
  if (matchPath('/profile', pathname)) return 'profile';
  const page = pageAt(areas, pathname);
  return page === undefined || page.redirects ? undefined : shownPattern(page);
}

function resourcePages({ area, id, list, create, edit, show, pages = [], ownsPaths }: AreaResource) {
  return [
    { area, pattern: id, load: list, action: 'list' },
    { area, pattern: `${id}/create`, load: create, action: 'create' },
    ...pages.map(({ path, page, action = 'list' }) => ({
      area,
      pattern: `${id}/${path}`,
      load: page,
      action,
    })),
    { area, pattern: `${id}/:id`, load: edit, action: show === undefined ? 'show' : 'edit' },
    { area, pattern: `${id}/:id/show`, load: show, action: 'show' },
    ...(ownsPaths ? [{ area, pattern: `${id}/*`, load: list, action: 'list' }] : []),
  ];
}
