import type { BearerCall } from './call';
import type { Resources } from './crud/createResources';
import { crudCalls } from './crud/crudCalls';
import type { AreaMocks, Permission } from './defineMocks';

/** The calls that an area declares: those of its own first, then those of its resources. */
export function areaCalls(area: AreaMocks, resources: Resources, productKey: string): BearerCall[] {
  const keyOf = (permission: Permission = area.permission) => resolvePermission(permission, productKey);

  return [
    ...(area.calls ?? []).map(
      ({ method, path, base = 'clientApi', permission, respond }): BearerCall => ({
        method,
        path,
        base,
        access: 'bearer',
        permission: keyOf(permission),
        respond: (context) => respond({ ...context, records: resources.records }),
      }),
    ),
    ...Object.entries(area.resources ?? {}).flatMap(([name, { permission }]) =>
      crudCalls(resources.get(name), keyOf(permission)),
    ),
  ];
}

/** A permission as a key, for this product. */
export function resolvePermission(permission: Permission, productKey: string): string {
  return typeof permission === 'function' ? permission(productKey) : permission;
}
