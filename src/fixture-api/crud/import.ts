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
  /** Converts a row to fields of a record, including `key`; missing ones stay unchanged. Or returns what is wrong with it. @throws BadRequest for another shape */
  readonly toRecord: (
    row: Fields,
    context: Context,
  ) => { readonly fields: Fields } | BadRow | readonly BadRow[];
  /** What the further entries of the call's body add to a record that is created. */
  readonly added?: (fields: Fields, args: Fields) => Fields;
  /** The text for a verdict; default: none. */
  readonly textOf?: (verdict: string) => string;
}

interface RowResult {
  readonly line: unknown;
  readonly verdict: string;
  readonly id?: string;
  readonly value?: string;
  readonly message?: string;
  /** What else is wrong with the row. */
  readonly further?: readonly BadRow[];
}

function parseBody({ rows, mode, dryRun = false, confirmation, ...args }: Fields) {
  if (typeof dryRun !== 'boolean') throw new BadRequest('dryRun must be true or false');
  if (mode !== 'skip' && mode !== 'update') throw new BadRequest('mode must be one of skip, update');
  if (!Array.isArray(rows) || !rows.every(isRecord)) throw new BadRequest('rows must be a list of objects');
  return { rows, mode, args, options: { dryRun, confirmation } };
}

/** Whether a record already has all these values; the order of lists does not matter. */
function hasValues(record: StoredRecord, fields: Fields): boolean {
  const written = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
  return Object.entries(fields).every(([name, value]) => written(value) === written(record[name]));
}

const normalizedKey = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/**
 * Creates the handler of `POST <resource>/actions/import`, which returns a verdict per row, in order. It creates unknown records and, in
 * mode `update`, changes known ones that differ. Refused rows do not stop the others, and each row builds on the earlier ones.
 */
export function createImport(resource: Resource, fixture: ImportFixture, { context, attempt }: Resources) {
  const { name, guard } = resource;
  // A constant function, because it identifies the store's index.
  const keysOf: KeysOf = (record) => [normalizedKey(record[fixture.key])];

  function withText({ verdict, value, message = fixture.textOf?.(verdict) }: BadRow): BadRow {
    return { verdict, ...(value !== undefined && { value }), ...(message !== undefined && { message }) };
  }

  function rejectedRow(line: unknown, [first, ...others]: readonly [BadRow, ...BadRow[]]): RowResult {
    return {
      line,
      ...withText(first),
      ...(others.length > 0 && { further: others.map(withText) }),
    };
  }

  /** @throws BadRequest for a body of another shape, without any change */
  return function answerImport(body: Fields, account: Context['account']): Response {
    const { rows, mode, args, options } = parseBody(body);
    const importContext = context(account);
    const fileKeys = new Set<string>();

    const recordWithKey = (key: string): StoredRecord | undefined => {
      const [id] = importContext.store.idsBy(name, keysOf, key);
      return id === undefined ? undefined : importContext.store.get(name, id);
    };

    function importRow(line: unknown, fields: Fields, key: string): RowResult {
      const record = recordWithKey(key);
      const id = record && { id: record.id };
      if (record && mode === 'skip') {
        return {
          ...rejectedRow(line, [{ verdict: 'exists' }]),
          ...id,
          ...(!options.dryRun && { verdict: 'skipped' }),
        };
      }
      const { [fixture.key]: _, ...values } = fields;
      if (record && hasValues(record, values)) return { line, verdict: 'same', id: record.id };
      const outcome = attempt(
        guard,
        account,
        () =>
          record
            ? resource.change(record, values, importContext)
            : resource.create({ ...fields, ...fixture.added?.(fields, args) }, importContext),
        { confirmation: options.confirmation },
      );
      if ('done' in outcome) {
        if (record) return { line, verdict: options.dryRun ? 'update' : 'updated', ...id };
        return options.dryRun ? { line, verdict: 'ready' } : { line, verdict: 'done', id: outcome.done.id };
      }
      const message = 'errors' in outcome ? Object.values(outcome.errors)[0] : outcome.refuse.message;
      return { line, verdict: 'skipped', ...id, ...(message && { message }) };
    }

    const outcome = attempt(
      undefined,
      account,
      () => ({
        results: rows.map((row): RowResult => {
          const parsedRow = fixture.toRecord(row, importContext);
          const fields = 'fields' in parsedRow ? parsedRow.fields : undefined;
          const key = normalizedKey((fields ?? row)[fixture.key]);
          const repetition = key !== '' && fileKeys.has(key) ? [{ verdict: 'duplicate_in_file' }] : [];
          const [first, ...others] = [...repetition, ...('fields' in parsedRow ? [] : [parsedRow].flat())];
          if (first !== undefined || fields === undefined) {
            return rejectedRow(row.line, [first ?? { verdict: 'invalid' }, ...others]);
          }
          fileKeys.add(key);
          return importRow(row.line, fields, key);
        }),
      }),
      options,
    );
    return settle(outcome);
  };
}
