import { BadRequest, type FieldErrors, isRecord, json, readObject, refusal } from './answers';
import { finerActions, resolvePermission } from './areaCalls';
import { createDirectory } from './audience/directory';
import { settle } from './changes';
import { answerComputedList } from './crud/list';
import type { ActionContext, AreaFixtures, ResourceFixture } from './defineFixtures';
import { fold } from './fold';
import type { Fields, Store, StoredRecord } from './store';

const name = 'shared-views';
const maxLabelLength = 60;

const resource: ResourceFixture = {
  count: 1,
  many: 100,
  calls: 'none',
  seed: ({ index }) => ({
    resource: 'user-management/users',
    label: index === 0 ? 'Newest users' : `View ${index + 1}`,
    value: { filter: {}, sort: { field: 'createdAt', order: 'DESC' }, perPage: 25 },
    roleIds: [],
    ownerEmail: 'admin@publisher.example',
  }),
  validate(view, { all }): FieldErrors {
    const others = all.filter((other) => other.id !== view.id && other.resource === view.resource);
    const label = String(view.label).trim();
    if (label === '' || label.length > maxLabelLength) return { label: 'ra.validation.required' };
    const isTaken = others.some((other) => fold(String(other.label)) === fold(label));
    return isTaken ? { label: 'records.views.nameTaken' } : {};
  },
};

/**
 * The optional calls `{clientApi}admin/shared-views`: views of lists, visible to everyone or to the holders of a role, and to their
 * author. Sharing requires permission to change the list's records; only the author can delete a view.
 */
export function createSharedViews(areas: readonly AreaFixtures[], productKey: string): AreaFixtures {
  const has = (managed: string) => areas.some(({ resources = {} }) => Object.hasOwn(resources, managed));

  const userOf = (store: Store, email: unknown) =>
    has('users') ? store.all('users').find((user) => user.email === email) : undefined;

  /** Returns a test for views visible to the caller: their own, those for everyone, and those for one of their roles. */
  function isFor({ account, store, records }: ActionContext): (view: StoredRecord) => boolean {
    const me = userOf(store, account.email);
    const directory = createDirectory({ has, records }, store);
    return ({ resource: list, ownerEmail, roleIds }) => {
      if (!mayDo('view', list, account)) return false;
      const roles = texts(roleIds).map((id) => ({ type: 'role' as const, id, within: true }));
      if (roles.length === 0 || ownerEmail === account.email) return true;
      return me !== undefined && directory.memberTest(roles)(me);
    };
  }

  function viewInAnswer({ ownerEmail, ...view }: StoredRecord, { account, store }: ActionContext): Fields {
    const ownerName = userOf(store, ownerEmail)?.name ?? null;
    return { ...view, ownerName, canDelete: ownerEmail === account.email };
  }

  /** Whether the account may perform an action on the records of a list, given as `<area>/<resource>`. */
  function mayDo(action: string, list: unknown, { permissions: held }: ActionContext['account']): boolean {
    const [, managed = ''] = String(list).split('/');
    const area = areas.find(({ resources = {} }) => Object.hasOwn(resources, managed));
    if (area === undefined) return false;
    const key = resolvePermission(area.resources?.[managed]?.permission ?? area.permission, productKey);
    const keys = held === 'all' ? [key] : held;
    return keys.includes(key) && finerActions(key, area.actions)(keys, action);
  }

  return {
    permission: 'none',
    resources: { [name]: resource },
    calls: [
      {
        method: 'GET',
        path: `admin/${name}`,
        respond: (context) =>
          answerComputedList(
            {
              name,
              records: context.records(name).filter(isFor(context)),
              filters: {},
              view: (view: StoredRecord) => viewInAnswer(view, context),
            },
            context.url,
          ),
      },
      {
        method: 'POST',
        path: `admin/${name}`,
        async respond(context) {
          const { resource: list, label, value, roleIds } = await readObject(context.request);
          if (!mayDo('edit', list, context.account)) return refusal(403, 'permission_denied');
          if (typeof label !== 'string' || !isRecord(value))
            throw new BadRequest('A view has label and value');
          const fields = { resource: list, label: label.trim(), value, roleIds: texts(roleIds) };
          const ownerEmail = context.account.email;
          const outcome = context.attempt((changes) => changes.create(name, { ...fields, ownerEmail }));
          return settle('done' in outcome ? { done: viewInAnswer(outcome.done, context) } : outcome, 201);
        },
      },
      {
        method: 'DELETE',
        path: `admin/${name}/:id`,
        respond(context) {
          const view = context.store.get(name, context.params.id ?? '');
          if (view === undefined || !isFor(context)(view)) return refusal(404, 'not_found');
          if (view.ownerEmail !== context.account.email) return refusal(403, 'permission_denied');
          const answer = viewInAnswer(view, context);
          context.attempt((changes) => changes.remove(name, view.id));
          return json(answer);
        },
      },
    ],
  };
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
