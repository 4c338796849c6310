import { isRecord, parseJson } from './answers';
import type { BearerCall, Call, CallContext, SignedInContext } from './call';
import type { Resources } from './crud/createResources';
import { crudCalls } from './crud/crudCalls';
import { changingCalls } from './crud/recordCalls';
import type { ActionContext, AreaFixtures, CallFixture, OpenFixture, Permission } from './defineFixtures';

/** The general action that includes a finer one, unless the area declares the finer one. */
const includedIn: ReadonlyMap<string, string> = new Map([
  ['create', 'edit'],
  ['delete', 'edit'],
]);

export type MayDo = (held: readonly string[], action: string) => boolean;

/**
 * Returns a check of an area's finer keys, `<permission>.<action>`: holders of none may do everything, others need the key of the action
 * or of one that includes it. Undeclared actions are always permitted. A key of a part, such as `translate.de`, permits that part alone.
 */
export function finerActions(permission: string, actions: readonly string[] = []): MayDo {
  return (held, action) => {
    const holds = (name: string) => held.includes(finerKey(permission, name));
    const holdsPart = (name: string) => held.some((key) => key.startsWith(finerKey(permission, `${name}.`)));
    const granted = actions.filter((each) => holds(each) || holdsPart(each));
    const [whole = '', ...part] = action.split('.');
    if (granted.length > 0 && part.length > 0 && actions.includes(whole))
      return holds(whole) || holds(action);
    let requiredAction: string | undefined = action;
    while (requiredAction !== undefined && !actions.includes(requiredAction))
      requiredAction = includedIn.get(requiredAction);
    return granted.length === 0 || requiredAction === undefined || granted.includes(requiredAction);
  };
}

/** The permission key of an action. */
export function finerKey(permission: string, action: string): string {
  return `${permission}.${action}`;
}

/** The calls of an area: its own first, then those of its resources. */
export function areaCalls(area: AreaFixtures, resources: Resources, productKey: string): Call[] {
  const keyOf = (permission: Permission = area.permission) => resolvePermission(permission, productKey);

  const mayDo = (permission?: Permission) => finerActions(keyOf(permission), area.actions);

  function actionContext(context: SignedInContext): ActionContext {
    const recordContext = resources.context(context.account);
    return {
      ...recordContext,
      ...context,
      attempt: (work, options) => resources.attempt(area.guard, context.account, work, options),
      view: (name, record) => resources.get(name).view(record, recordContext),
    };
  }

  function asCall(call: CallFixture | OpenFixture): Call {
    if (call.access) {
      const { method, path } = call;
      const respond = (context: CallContext) => call.respond({ ...context, now: resources.now() });
      return { method, path, base: 'clientApi', access: 'public', respond };
    }
    const { method, path, base = 'clientApi', permission, action = 'edit', reads, respond } = call;
    return {
      method,
      path,
      base,
      access: 'bearer',
      reads,
      permission: keyOf(permission),
      permits: (held) => method === 'GET' || reads || mayDo(permission)(held, action),
      respond: (context) => respond(actionContext(context)),
    } satisfies BearerCall;
  }

  /** Asks the area which actions a change needs; without an answer, the usual one. */
  function withNeeds(call: Call): Call {
    const { needs } = area;
    if (!needs || call.access !== 'bearer' || call.method === 'GET' || call.reads) return call;
    const permits = async (held: readonly string[], request: Request) => {
      const text = await request.clone().text();
      const body = text === '' ? {} : parseJson(text, 'The body');
      const path = new URL(request.url).pathname;
      const actions = needs(
        { method: request.method, path, body: isRecord(body) ? body : {} },
        resources.store,
      );
      return actions?.every((action) => mayDo()(held, action)) ?? call.permits?.(held, request) ?? true;
    };
    return { ...call, permits };
  }

  const calls: Call[] = [
    ...(area.calls ?? []).map(asCall),
    ...Object.entries(area.resources ?? {}).flatMap(([name, fixture]) => [
      ...crudCalls(resources.get(name), resources, keyOf(fixture.permission), mayDo(fixture.permission)),
      ...changingCalls(name, fixture).map(asCall),
    ]),
  ];
  return calls.map(withNeeds);
}

/** The key of a permission for this product. */
export function resolvePermission(permission: Permission, productKey: string): string {
  return typeof permission === 'function' ? permission(productKey) : permission;
}
