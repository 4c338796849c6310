import type { BearerCall, SignedInContext } from './call';
import type { Resources } from './crud/createResources';
import { crudCalls } from './crud/crudCalls';
import type { ActionContext, AreaMocks, Permission } from './defineMocks';
import { finerActions } from './finerActions';

/** The calls of an area: its own first, then those of its resources. */
export function areaCalls(area: AreaMocks, resources: Resources, productKey: string): BearerCall[] {
  const keyOf = (permission: Permission = area.permission) => resolvePermission(permission, productKey);

  const mayDo = (permission?: Permission) => finerActions(keyOf(permission), area.actions);

  function actionContext(context: SignedInContext): ActionContext {
    const known = resources.context(context.account);
    return {
      ...known,
      ...context,
      attempt: (work, how) => resources.attempt(area.guard, context.account, work, how),
      view: (name, record) => resources.get(name).view(record, known),
    };
  }

  return [
    ...(area.calls ?? []).map(
      ({ method, path, base = 'clientApi', permission, action = 'edit', respond }): BearerCall => ({
        method,
        path,
        base,
        access: 'bearer',
        permission: keyOf(permission),
        permits: (held) => method === 'GET' || mayDo(permission)(held, action),
        respond: (context) => respond(actionContext(context)),
      }),
    ),
    ...Object.entries(area.resources ?? {}).flatMap(([name, { permission }]) =>
      crudCalls(resources.get(name), resources, keyOf(permission), mayDo(permission)),
    ),
  ];
}

/** A permission as a key, for this product. */
export function resolvePermission(permission: Permission, productKey: string): string {
  return typeof permission === 'function' ? permission(productKey) : permission;
}
