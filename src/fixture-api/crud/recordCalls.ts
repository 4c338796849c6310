import { BadRequest, readObject } from '../answers';
import { type Attempt, type Changes, notFound, Stopped, settle, stale } from '../changes';
import type { ActionContext, CallFixture, ResourceFixture } from '../defineFixtures';
import type { Fields, StoredRecord } from '../store';
import { writableFields } from './resource';
import { codeOf, refusalOf, type Verb } from './verbs';

/** The arguments of a call on one record. */
export interface RecordCall {
  readonly context: ActionContext;
  readonly changes: Changes;
  /** The request's body without `version`, `dryRun` and `confirmation`; empty without one. */
  readonly body: Fields;
  readonly dryRun: boolean;
  /** The record in the answer, with its derived fields. */
  view(record: StoredRecord): StoredRecord;
}

interface RecordPath extends Omit<CallFixture, 'path' | 'access' | 'respond'> {
  /** Below the record: `actions/order`; empty for the record itself. */
  readonly path: string;
  /** Of the answer; default: 200. */
  readonly status?: number;
}

/** Reads the body of a call and its options. @throws BadRequest */
export async function readAction({ request }: Pick<ActionContext, 'request'>) {
  // A PUT without a body would change nothing.
  const isEmpty = request.method !== 'PUT' && (await request.clone().text()).trim() === '';
  const { dryRun = false, confirmation, ...body } = isEmpty ? {} : await readObject(request);
  if (typeof dryRun !== 'boolean') throw new BadRequest('dryRun must be true or false');
  const options = { dryRun, confirmation } satisfies Attempt;
  return { body: body as Fields, options };
}

/** The record of the path's id. @throws Stopped with 404 */
export function recordOf(resource: string, { params, store }: ActionContext): StoredRecord {
  const record = store.get(resource, params.id ?? '');
  if (record) return record;
  throw new Stopped({ refuse: notFound(`There is no record ${params.id} in ${resource}`) });
}

/** @throws Stopped with 409 `stale` and the current record, if the client has another version */
function checkVersion(version: unknown, current: StoredRecord): void {
  if (version !== undefined && version !== current.version) throw new Stopped({ refuse: stale({ current }) });
}

/** The version that a call without a body names in its address. */
function versionIn({ searchParams }: URL): number | undefined {
  const version = searchParams.get('version');
  return version === null ? undefined : Number(version);
}

/**
 * A call on one record, answered with what `run` returns. 404 without the record, 409 `stale` for another version than its own. Everything
 * happens completely or, with `dryRun`, not at all.
 */
export function recordCall<T extends StoredRecord = StoredRecord>(
  resource: string,
  { path, status, ...address }: RecordPath,
  run: (record: T, call: RecordCall) => unknown,
): CallFixture {
  return {
    ...address,
    path: [`${resource}/:id`, path].filter(Boolean).join('/'),
    async respond(context) {
      const {
        body: { version = versionIn(context.url), ...body },
        options,
      } = await readAction(context);
      const view = (record: StoredRecord) => context.view(resource, record);
      const outcome = context.attempt((changes) => {
        const record = recordOf(resource, context);
        if (version !== undefined) checkVersion(version, view(record));
        // The seed and the rules of the resource ensure its type.
        return run(record as T, { context, changes, body, dryRun: options.dryRun, view });
      }, options);
      return settle(outcome, status);
    },
  };
}

/** The path of a verb: `markVerified` is `actions/mark-verified`. */
const pathOf = (verb: string) => `actions/${verb.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The calls of a resource that change one record: PUT, DELETE, its verbs, and `duplicate`. */
export function changingCalls(resource: string, fixture: ResourceFixture): CallFixture[] {
  const { base, permission, calls = 'all', verbs = {}, duplicate } = fixture;
  const sharedAddress = { ...(base && { base }), ...(permission && { permission }) };

  const verbCall = (verb: Verb, address: RecordPath) =>
    recordCall(
      resource,
      { ...sharedAddress, ...address },
      (record, { context, changes, body, dryRun, view }) => {
        if (dryRun && verb.preview) return verb.preview(record, context);
        const code = codeOf(fixture, verb, record, context);
        if (code !== undefined) throw new Stopped({ refuse: refusalOf(fixture, code) });
        const fields = writableFields(fixture, body, 'change');
        const change = verb.run ? verb.run(record, { context, changes, body, fields }) : fields;
        const isChanged = address.method === 'PUT' || Object.keys(change).length > 0;
        return view(isChanged ? changes.change(resource, record.id, change) : record);
      },
    );

  const put = verbCall(verbs.edit ?? {}, { method: 'PUT', path: '' });
  const remove = recordCall(
    resource,
    { ...sharedAddress, method: 'DELETE', path: '', action: 'delete' },
    (record, { changes, view }) => {
      const answer = view(record);
      changes.remove(resource, record.id);
      return answer;
    },
  );
  const copy =
    duplicate &&
    recordCall(
      resource,
      { ...sharedAddress, method: 'POST', path: 'actions/duplicate', action: 'create', status: 201 },
      (record, { context, changes, body, view }) =>
        view(changes.create(resource, duplicate(record, { context, changes, body, fields: {} }))),
    );
  return [
    ...(calls === 'all' || calls === 'change' ? [put] : []),
    ...(calls === 'all' ? [remove] : []),
    ...(copy ? [copy] : []),
    ...Object.entries(verbs).flatMap(([name, verb]) =>
      verb.run && name !== 'edit' ? [verbCall(verb, { method: 'POST', path: pathOf(name) })] : [],
    ),
  ];
}
