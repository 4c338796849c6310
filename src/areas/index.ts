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
}

const found = import.meta.glob<{ area: AreaDefinition }>('./*/area.ts', { eager: true });

/** The areas of this product in menu order: every folder here with an `area.ts`. */
export function readAreas(product: Product): Area[] {
  return Object.entries(found)
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
      { area, pattern: path, load: page ?? firstPage },
      ...children.map((child) => ({ area, pattern: `${path}/${child.path}`, load: child.page })),
      ...resources.flatMap(resourcePages),
      ...personal.map((each) => ({ area, pattern: `profile/${each.path}`, load: each.page })),
    ].flatMap(({ load, ...rest }) => (load === undefined ? [] : [{ ...rest, load }]));
  });
}

function resourcePages({ area, id, list, create, edit, show, pages = [], ownsPaths }: AreaResource) {
  return [
    { area, pattern: id, load: list },
    { area, pattern: `${id}/create`, load: create },
    ...pages.map((further) => ({ area, pattern: `${id}/${further.path}`, load: further.page })),
    { area, pattern: `${id}/:id`, load: edit },
    { area, pattern: `${id}/:id/show`, load: show },
    ...(ownsPaths ? [{ area, pattern: `${id}/*`, load: list }] : []),
  ];
}
