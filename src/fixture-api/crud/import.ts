import { BadRequest, isRecord } from '../answers';
import { settle } from '../changes';
import type { Context, Fields, KeysOf, StoredRecord } from '../store';
import type { Resources } from './createResources';
import type { Resource } from './resource';

/** Why a row cannot be used: a code, the offending value if there are several, and a text unless `textOf` provides it. */
export interface BadRow {
  readonly verdict: string;
  readonly value?: string;
  readonly message?: string;
}

/** How `POST <resource>/actions/import` interprets the rows of a file. */
export interface ImportFixture {
  /** The field that identifies a record, case-insensitively. */
  readonly key: string;
  /** Converts a row to fields of a record, including `key`; missing ones stay unchanged. Or returns why it cannot. @throws BadRequest for another shape */
  readonly toRecord: (row: Fields, context: Context) => { readonly fields: Fields } | BadRow;
  /** The text for a verdict; default: none. */
  readonly textOf?: (verdict: string) => string;
}

interface RowResult {
  readonly line: unknown;
  readonly verdict: string;
  readonly id?: string;
  readonly value?: string;
  readonly message?: string;
}

function readOrder({ rows, mode, dryRun = false, confirmation }: Fields) {
  if (typeof dryRun !== 'boolean') throw new BadRequest('dryRun must be true or false');
  if (mode !== 'skip' && mode !== 'update') throw new BadRequest('mode must be one of skip, update');
  if (!Array.isArray(rows) || !rows.every(isRecord)) throw new BadRequest('rows must be a list of objects');
  return { rows, mode, how: { dryRun, confirmation } };
}

/** Whether a record already has all these values; the order of lists does not matter. */
function isIn(record: StoredRecord, fields: Fields): boolean {
  const written = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
  return Object.entries(fields).every(([name, value]) => written(value) === written(record[name]));
}

const plain = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/**
 * Creates the handler of `POST <resource>/actions/import`, which returns a verdict per row, in order. It creates unknown records and, in
 * mode `update`, changes known ones that differ. Refused rows do not stop the others, and each row builds on the earlier ones.
 */
export function createImport(resource: Resource, fixture: ImportFixture, { context, attempt }: Resources) {
  const { name, guard } = resource;
  // A constant function, because it identifies the store's index.
  const keysOf: KeysOf = (record) => [plain(record[fixture.key])];

  function bad(line: unknown, { verdict, value, message = fixture.textOf?.(verdict) }: BadRow): RowResult {
    return {
      line,
      verdict,
      ...(value !== undefined && { value }),
      ...(message !== undefined && { message }),
    };
  }

  /** @throws BadRequest for a body of another shape, without any change */
  return function answerImport(body: Fields, account: Context['account']): Response {
    const { rows, mode, how } = readOrder(body);
    const known = context(account);
    const seen = new Set<string>();

    const knownRecord = (key: string): StoredRecord | undefined => {
      const [id] = known.store.idsBy(name, keysOf, key);
      return id === undefined ? undefined : known.store.get(name, id);
    };

    function importRow(line: unknown, fields: Fields, key: string): RowResult {
      const record = knownRecord(key);
      const id = record && { id: record.id };
      if (record && mode === 'skip') {
        return { ...bad(line, { verdict: 'exists' }), ...id, ...(!how.dryRun && { verdict: 'skipped' }) };
      }
      const { [fixture.key]: _, ...others } = fields;
      if (record && isIn(record, others)) return { line, verdict: 'same', id: record.id };
      const outcome = attempt(
        guard,
        account,
        () => (record ? resource.change(record, others, known) : resource.create(fields, known)),
        { confirmation: how.confirmation },
      );
      if ('done' in outcome) {
        if (record) return { line, verdict: how.dryRun ? 'update' : 'updated', ...id };
        return how.dryRun ? { line, verdict: 'ready' } : { line, verdict: 'done', id: outcome.done.id };
      }
      const message = 'errors' in outcome ? Object.values(outcome.errors)[0] : outcome.refuse.message;
      return { line, verdict: 'skipped', ...id, ...(message && { message }) };
    }

    const outcome = attempt(
      undefined,
      account,
      () => ({
        results: rows.map((row): RowResult => {
          const read = fixture.toRecord(row, known);
          if ('verdict' in read) return bad(row.line, read);
          const key = plain(read.fields[fixture.key]);
          if (seen.has(key)) return bad(row.line, { verdict: 'duplicate_in_file' });
          seen.add(key);
          return importRow(row.line, read.fields, key);
        }),
      }),
      how,
    );
    return settle(outcome);
  };
}
