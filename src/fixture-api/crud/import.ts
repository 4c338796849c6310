import { BadRequest, isRecord } from '../answers';
import { settle } from '../changes';
import type { Context, Fields, KeysOf, StoredRecord } from '../store';
import type { Resources } from './createResources';
import type { Resource } from './resource';

/** Why a row cannot be used: a code, the one value of several that is meant, and, unless `textOf` has it, a text. */
export interface BadRow {
  readonly verdict: string;
  readonly value?: string;
  readonly message?: string;
}

/** How `POST <resource>/actions/import` understands the rows of a file. */
export interface ImportFixture {
  /** The field that identifies a record, case-insensitively. */
  readonly key: string;
  /** A row as fields of a record, with `key`; missing ones are unchanged. Or why not. @throws BadRequest for another shape */
  readonly toRecord: (row: Fields, context: Context) => { readonly fields: Fields } | BadRow;
  /** The text for a verdict; none by default. */
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

/** Whether a record has all these values already; the order of a list says nothing. */
function isIn(record: StoredRecord, fields: Fields): boolean {
  const written = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
  return Object.entries(fields).every(([name, value]) => written(value) === written(record[name]));
}

const plain = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/**
 * Makes the answers of `POST <resource>/actions/import`: a verdict per row, in order. Unknown records are created; with the
 * mode `update` known ones are changed, unless nothing would. Refused rows do not stop the others; each is tried after those before it.
 */
export function createImport(resource: Resource, fixture: ImportFixture, { context, attempt }: Resources) {
  const { name, guard } = resource;
  // It names the index of the store.
  const keysOf: KeysOf = (record) => [plain(record[fixture.key])];

  function bad(line: unknown, { verdict, value, message = fixture.textOf?.(verdict) }: BadRow): RowResult {
    return {
      line,
      verdict,
      ...(value !== undefined && { value }),
      ...(message !== undefined && { message }),
    };
  }

  /** @throws BadRequest for a body of another shape; nothing is done then */
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
