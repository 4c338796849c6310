import { json, readObject, refusal } from '../answers';
import type { MayDo } from '../areaCalls';
import type { BearerCall, SignedInContext } from '../call';
import { settle } from '../changes';
import type { Fields, StoredRecord } from '../store';
import { answerBulk } from './bulk';
import type { Resources } from './createResources';
import { eventsOf } from './history';
import { createImport } from './import';
import { answerCount, answerList, answerPage, readEmbed } from './list';
import type { Resource } from './resource';

/** The calls of a resource, with the statuses and bodies of reading R11; changes to an outdated `version` are refused. */
export function crudCalls(
  resource: Resource,
  resources: Resources,
  permission: string,
  mayDo: MayDo,
): BearerCall[] {
  const { name, fixture } = resource;
  const needs = (action: string) => ({ permits: (held: readonly string[]) => mayDo(held, action) });
  const shared = { base: fixture.base ?? 'clientApi', access: 'bearer', permission } as const;

  const view = (record: StoredRecord, { account }: SignedInContext) =>
    resource.view(record, resources.context(account));

  /** Makes one change and responds with the changed record. */
  function save(context: SignedInContext, body: Fields, work: () => StoredRecord, status = 200): Response {
    const { confirmation } = body;
    const outcome = resources.attempt(resource.guard, context.account, () => view(work(), context), {
      confirmation,
    });
    return settle(outcome, status);
  }

  const withRecord =
    (respond: (record: StoredRecord, context: SignedInContext) => Response | Promise<Response>) =>
    (context: SignedInContext) => {
      const record = resource.collection.get(context.params.id ?? '');
      if (record) return respond(record, context);
      return refusal(404, 'not_found', `There is no record ${context.params.id} in ${name}`);
    };

  function importCalls(): BearerCall[] {
    if (!fixture.import) return [];
    const answer = createImport(resource, fixture.import, resources);
    return [
      {
        ...shared,
        ...needs('create'),
        method: 'POST',
        path: `${name}/actions/import`,
        respond: async ({ request, account }) => answer(await readObject(request), account),
      },
    ];
  }

  const history: BearerCall = {
    ...shared,
    method: 'GET',
    path: `${name}/:id/history`,
    respond: ({ url, params }) => {
      const { id = '' } = params;
      const events = resource.events && eventsOf(resource.events, id);
      // A deleted record keeps its history.
      if (events && (events.length > 0 || resource.collection.get(id)))
        return answerPage('events', events, url);
      return refusal(404, 'not_found', `There is no record ${id} in ${name}`);
    },
  };

  const reading: BearerCall[] = [
    {
      ...shared,
      method: 'GET',
      path: name,
      respond: ({ url, account }) => answerList(resource, url, resources.context(account)),
    },
    {
      ...shared,
      method: 'GET',
      path: `${name}/:id`,
      respond: withRecord((record, { url, account }) =>
        json(resource.view(record, { ...resources.context(account), embed: readEmbed(url) })),
      ),
    },
    {
      ...shared,
      method: 'POST',
      path: `${name}/actions/count`,
      reads: true,
      respond: async ({ request, account }) =>
        answerCount(resource, await readObject(request), resources.context(account)),
    },
  ];

  if (fixture.calls === 'none') return [];
  if (fixture.calls === 'read') return reading;
  const changing: BearerCall[] = [
    ...(fixture.history ? [history] : []),
    ...reading,
    {
      ...shared,
      method: 'POST',
      path: `${name}/actions/bulk`,
      permits: async (held, request) => {
        const { op } = await readObject(request.clone());
        return mayDo(held, op === 'delete' ? 'delete' : 'edit');
      },
      respond: async ({ request, account }) =>
        answerBulk(resource, await readObject(request), resources, account),
    },
    {
      ...shared,
      ...needs('edit'),
      method: 'PUT',
      path: `${name}/:id`,
      respond: async (context) => {
        const body = await readObject(context.request);
        return withRecord((current) => {
          const isStale = body.version !== undefined && body.version !== current.version;
          if (isStale) return json({ code: 'stale', current: view(current, context) }, 409);
          const fields = resource.fromClient(body, 'change');
          const rules = resources.context(context.account);
          return save(context, body, () => resource.change(current, fields, rules));
        })(context);
      },
    },
  ];
  if (fixture.calls === 'change') return changing;
  return [
    ...importCalls(),
    ...changing,
    {
      ...shared,
      ...needs('create'),
      method: 'POST',
      path: name,
      respond: async (context) => {
        const body = await readObject(context.request);
        const fields = resource.fromClient(body, 'create');
        return save(context, body, () => resource.create(fields, resources.context(context.account)), 201);
      },
    },
    {
      ...shared,
      ...needs('delete'),
      method: 'DELETE',
      path: `${name}/:id`,
      respond: withRecord((record, context) => {
        const shown = view(record, context);
        return save(context, {}, () => {
          resource.remove(record, resources.context(context.account));
          return shown;
        });
      }),
    },
  ];
}
