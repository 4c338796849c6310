import { BadRequest, isRecord, json, refusal } from '../answers';
import { type Changes, type Outcome, Stopped } from '../changes';
import type { BulkRule, Difference } from '../defineFixtures';
import type { Context, Fields, StoredRecord } from '../store';
import type { Resources } from './createResources';
import { matching } from './list';
import type { Resource } from './resource';
import { bulkVerbs, codeOf, refusalOf } from './verbs';

interface RowResult extends Partial<Difference> {
  id: string;
  ok: boolean;
  code?: string;
  message?: string;
}

function parseBody(body: Fields) {
  const { op, ids, filter, expectedCount, args = {}, dryRun = false, confirmation, change } = body;
  if (typeof op !== 'string') throw new BadRequest('op must be a text');
  if (!isRecord(args)) throw new BadRequest('args must be an object');
  if (typeof dryRun !== 'boolean') throw new BadRequest('dryRun must be true or false');
  const id = typeof change === 'string' && change !== '' ? change : undefined;
  return { op, args, id, dryRun, confirmation, selection: readSelection(ids, filter, expectedCount) };
}

type Selection = { readonly ids: string[] } | { readonly filter: Fields; readonly expectedCount: unknown };

function readSelection(ids: unknown, filter: unknown, expectedCount: unknown): Selection {
  if (filter === undefined) {
    if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) {
      throw new BadRequest('ids must be a list of texts');
    }
    return { ids: [...new Set<string>(ids)] };
  }
  if (ids !== undefined) throw new BadRequest('The records are chosen by ids or by filter, not by both');
  if (!isRecord(filter)) throw new BadRequest('filter must be an object');
  if (!Number.isInteger(expectedCount)) throw new BadRequest('filter needs expectedCount, a whole number');
  return { filter, expectedCount };
}

function idsOf(selection: Selection, resource: Resource, context: Context): string[] | Response {
  if ('ids' in selection) return selection.ids;
  const matches = matching(resource, selection.filter, context);
  if (matches.length === selection.expectedCount) return matches.map(({ id }) => id);
  return json({ code: 'count_changed', count: matches.length }, 409);
}

function operationOf(resource: Resource, op: string): BulkRule | Response {
  const operations = new Map<string, BulkRule>(
    Object.entries({
      delete: () => ({ remove: true }),
      update: (record, context) => {
        const { edit } = resource.fixture.verbs ?? {};
        const code = edit && codeOf(resource.fixture, edit, record, context);
        if (code !== undefined) return { refuse: refusalOf(resource.fixture, code) };
        return { change: resource.fromClient(context.args, 'change') };
      },
      ...bulkVerbs(resource.fixture),
      ...resource.fixture.bulk,
    }),
  );
  const names = [...operations.keys()].join(', ');
  return (
    operations.get(op) ?? refusal(400, 'unknown_operation', `There is no operation ${op}; there are ${names}`)
  );
}

type ChangedRow = Partial<Difference> & { code?: string };

function result(id: string, outcome: Outcome<ChangedRow>): RowResult {
  if ('done' in outcome) return { id, ok: true, ...outcome.done };
  if ('errors' in outcome)
    return { id, ok: false, code: 'invalid', message: Object.values(outcome.errors)[0] };
  const { code, message } = outcome.refuse;
  return { id, ok: false, code, ...(message !== undefined && { message }) };
}

/**
 * Answers `POST <resource>/actions/bulk` with one result per record, in order. Failed rows do not stop the others, and each row builds on
 * the earlier ones, even in a dry run. 409 `count_changed` if the filter matches another number.
 * @throws BadRequest for a body of another shape
 */
export function answerBulk(
  resource: Resource,
  body: Fields,
  { context, attempt, tryAll }: Resources,
  account: Context['account'],
): Response {
  const { op, args, id: causeId, dryRun, confirmation, selection } = parseBody(body);
  const operation = operationOf(resource, op);
  if (operation instanceof Response) return operation;
  const ids = idsOf(selection, resource, context(account));
  if (ids instanceof Response) return ids;
  // What is done to one record is a change of that record, unless it belongs to a change of several.
  const cause =
    ids.length > 1 || causeId !== undefined
      ? { id: causeId ?? crypto.randomUUID(), kind: 'bulk', op, args }
      : undefined;
  const bulkContext = { ...context(account), cause };
  const rules = resource.rules(bulkContext, { args });

  function applyTo(record: StoredRecord, use: BulkRule, changes: Changes): ChangedRow {
    const outcome = use(record, rules, changes);
    if ('refuse' in outcome) throw new Stopped(outcome);
    if ('remove' in outcome) resource.remove(record, bulkContext);
    else resource.change(record, outcome.change, bulkContext);
    if (!('change' in outcome)) return {};
    return { ...outcome.difference, ...(outcome.code !== undefined && { code: outcome.code }) };
  }

  const results = tryAll(dryRun, () =>
    ids.map((id): RowResult => {
      const record = resource.collection.get(id);
      if (!record) return { id, ok: false, code: 'not_found' };
      return result(
        id,
        attempt(resource.guard, account, (changes) => applyTo(record, operation, changes), { confirmation }),
      );
    }),
  );
  return json({ results });
}
