import { json, readObject, refusal } from '../answers';
import type { MayDo } from '../areaCalls';
import type { BearerCall, SignedInContext } from '../call';
import { settle } from '../changes';
import type { StoredRecord } from '../store';
import { answerBulk } from './bulk';
import type { Resources } from './createResources';
import { eventsOf } from './history';
import { createImport } from './import';
import { answerCount, answerList, answerPage, readEmbed } from './list';
import type { Resource } from './resource';

/** The calls of a resource besides those that change one record, with the statuses and bodies of reading R11. */
export function crudCalls(
  resource: Resource,
  resources: Resources,
  permission: string,
  mayDo: MayDo,
): BearerCall[] {
  const { name, fixture } = resource;
  const permitsFor = (action: string) => ({ permits: (held: readonly string[]) => mayDo(held, action) });
  const shared = { base: fixture.base ?? 'clientApi', access: 'bearer', permission } as const;

  const view = (record: StoredRecord, { account }: SignedInContext) =>
    resource.view(record, resources.context(account));

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
        ...permitsFor('create'),
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

  const readCalls: BearerCall[] = [
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
  if (fixture.calls === 'read') return readCalls;
  const changeCalls: BearerCall[] = [
    ...(fixture.history ? [history] : []),
    ...readCalls,
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
  ];
  if (fixture.calls === 'change') return changeCalls;
  return [
    ...importCalls(),
    ...changeCalls,
    {
      ...shared,
      ...permitsFor('create'),
      method: 'POST',
      path: name,
      respond: async (context) => {
        const body = await readObject(context.request);
        const fields = resource.fromClient(body, 'create');
        const { account } = context;
        const outcome = resources.attempt(
          resource.guard,
          account,
          () => view(resource.create(fields, resources.context(account)), context),
          { confirmation: body.confirmation },
        );
        return settle(outcome, 201);
      },
    },
  ];
}
