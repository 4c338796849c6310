import type { Account } from '../accounts';
import { BadRequest, isRecord, json, refusal } from '../answers';
import type { BulkOperation, Fields, StoredRecord } from '../defineMocks';
import type { Decision, Resource } from './resource';

interface RowResult {
  id: string;
  ok: boolean;
  code?: string;
  message?: string;
}

const builtIn: Record<string, BulkOperation> = {
  delete: () => ({ remove: true }),
  update: (_record, { args }) => ({ change: args }),
};

function readOrder(body: Record<string, unknown>) {
  const { op, ids, args = {}, dryRun = false } = body;
  if (typeof op !== 'string') throw new BadRequest('op must be a text');
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) {
    throw new BadRequest('ids must be a list of texts');
  }
  if (!isRecord(args)) throw new BadRequest('args must be an object');
  if (typeof dryRun !== 'boolean') throw new BadRequest('dryRun must be true or false');
  return { op, ids: [...new Set<string>(ids)], args, dryRun };
}

function decide(
  resource: Resource,
  operation: BulkOperation,
  record: StoredRecord,
  args: Fields,
  account: Account,
): Decision<StoredRecord> {
  const context = resource.context(account);
  const outcome = operation(record, { ...context, all: context.all, args });
  if ('refuse' in outcome) return outcome;
  return 'remove' in outcome
    ? resource.remove(record, account)
    : resource.change(record, outcome.change, account);
}

function settle(id: string, decision: Decision<StoredRecord>, dryRun: boolean): RowResult {
  if ('refuse' in decision) return { id, ok: false, ...decision.refuse };
  if ('errors' in decision) {
    const [field, message] = Object.entries(decision.errors)[0] ?? [];
    return { id, ok: false, code: 'invalid', message: `${field}: ${message}` };
  }
  if (!dryRun) decision.apply();
  return { id, ok: true };
}

/**
 * Answers `POST <resource>/actions/bulk {op, ids, args, dryRun?}` with one result per id, in their order.
 * A row that fails does not stop the others.
 * @throws BadRequest when the body has another shape
 */
export function answerBulk(resource: Resource, body: Record<string, unknown>, account: Account): Response {
  const { op, ids, args, dryRun } = readOrder(body);
  const operations = new Map(Object.entries({ ...builtIn, ...resource.mock.bulk }));
  const operation = operations.get(op);
  if (!operation) {
    const known = [...operations.keys()].join(', ');
    return refusal(400, 'unknown_operation', `There is no operation ${op}; there are ${known}`);
  }
  const results = ids.map((id): RowResult => {
    const record = resource.collection.get(id);
    if (!record) return { id, ok: false, code: 'not_found' };
    return settle(id, decide(resource, operation, record, args, account), dryRun);
  });
  return json({ results });
}
