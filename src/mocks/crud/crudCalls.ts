import { invalid, json, readObject, refusal } from '../answers';
import type { BearerCall, SignedInContext } from '../call';
import type { StoredRecord } from '../defineMocks';
import { answerBulk } from './bulk';
import { answerList } from './list';
import type { Decision, Resource } from './resource';

function settle(decision: Decision<StoredRecord>, status = 200): Response {
  if ('errors' in decision) return invalid(decision.errors);
  if ('refuse' in decision) return refusal(409, decision.refuse.code, decision.refuse.message);
  return json(decision.apply(), status);
}

/**
 * The calls of a managed resource: list, read, create, change, delete, bulk. Statuses and bodies are those of
 * reading R11; a change that names an older `version` than the server's is refused with the current record.
 */
export function crudCalls(resource: Resource, permission: string): BearerCall[] {
  const { name, mock } = resource;
  const shared = { base: mock.base ?? 'clientApi', access: 'bearer', permission } as const;

  const withRecord =
    (respond: (record: StoredRecord, context: SignedInContext) => Response | Promise<Response>) =>
    (context: SignedInContext) => {
      const record = resource.collection.get(context.params.id ?? '');
      if (record) return respond(record, context);
      return refusal(404, 'not_found', `There is no record ${context.params.id} in ${name}`);
    };

  return [
    {
      ...shared,
      method: 'GET',
      path: name,
      respond: ({ url }) => answerList(name, resource.collection, url),
    },
    {
      ...shared,
      method: 'POST',
      path: name,
      respond: async ({ request, account }) =>
        settle(resource.create(await readObject(request), account), 201),
    },
    {
      ...shared,
      method: 'POST',
      path: `${name}/actions/bulk`,
      respond: async ({ request, account }) => answerBulk(resource, await readObject(request), account),
    },
    { ...shared, method: 'GET', path: `${name}/:id`, respond: withRecord((record) => json(record)) },
    {
      ...shared,
      method: 'PUT',
      path: `${name}/:id`,
      respond: async (context) => {
        const body = await readObject(context.request);
        return withRecord((current) => {
          const isStale = body.version !== undefined && body.version !== current.version;
          if (isStale) return json({ code: 'stale', current }, 409);
          return settle(resource.change(current, body, context.account));
        })(context);
      },
    },
    {
      ...shared,
      method: 'DELETE',
      path: `${name}/:id`,
      respond: withRecord((record, { account }) => settle(resource.remove(record, account))),
    },
  ];
}
