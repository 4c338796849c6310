import type { AreaDefinition, Pages, Product, ResourceDefinition } from './defineArea';

/** An area as the application uses it: its folder's name and, for this product, its address and permission key. */
export interface Area extends Omit<AreaDefinition<Pages>, 'path' | 'permission'> {
  readonly key: string;
  readonly path: string;
  readonly permission: string;
}

/** A resource with the area that it belongs to; `id` is its name for react-admin and its path: `<area>/<resource>`. */
export interface AreaResource extends ResourceDefinition<Pages> {
  readonly id: string;
  readonly area: Area;
}

const found = import.meta.glob<{ area: AreaDefinition<Pages> }>('./*/area.ts', { eager: true });

/** The areas of this product in the order of the menu: every folder here that describes itself in an `area.ts`. */
export function readAreas(product: Product): Area[] {
  const resolve = (value: AreaDefinition<Pages>['path']) =>
    typeof value === 'function' ? value(product) : value;
  return Object.entries(found)
    .map(([file, { area }]) => ({
      ...area,
      key: file.split('/')[1] ?? file,
      path: resolve(area.path),
      permission: resolve(area.permission),
    }))
    .sort((a, b) => a.order - b.order || a.key.localeCompare(b.key));
}

/** All CRUD resources of the areas. */
export function resourcesOf(areas: readonly Area[]): AreaResource[] {
  return areas.flatMap((area) =>
    (area.resources ?? []).map((resource) => ({ ...resource, area, id: `${area.path}/${resource.name}` })),
  );
}
