import * as v from 'valibot';
import type { RecordsStart, ServerChanges } from '../serverChanges';
import { momentSchema, recordSchema, textsSchema } from './stored';

const fileFormat = 'publisher-back-office/records';
const version = 1;

const headSchema = v.looseObject({ format: v.literal(fileFormat), version: v.number() });

const rowSchema = v.pipe(
  v.strictObject({ resource: v.string(), id: v.string(), record: v.nullable(recordSchema) }),
  v.check(({ id, record }) => record === null || record.id === id, 'The record has another id'),
);

const fileSchema = v.object({
  seed: v.number(),
  startedAt: momentSchema,
  records: v.record(v.string(), v.number()),
  names: textsSchema,
  /** New records are in order of creation. */
  changes: v.array(rowSchema),
});

interface RecordsFile {
  readonly startedAt: number;
  readonly changes: ServerChanges;
}

/** The text of a file with all changes since the start: no tokens, and no passwords. */
export function formatRecordsFile({ seed, startedAt, counts }: RecordsStart, changes: ServerChanges): string {
  const { records, names = {} } = changes;
  const file: v.InferOutput<typeof fileSchema> = {
    seed,
    startedAt,
    records: counts,
    names,
    changes: records.map(({ resource, id, record }) => ({ resource, id, record })),
  };
  return `${JSON.stringify({ format: fileFormat, version, ...file }, null, 2)}\n`;
}

/** Reads the text of a file for records with the same start. @throws Error saying what does not fit */
export function parseRecordsFile(text: string, { seed, counts }: RecordsStart): RecordsFile {
  const json = parseJson(text);
  const head = v.safeParse(headSchema, json);
  if (!head.success) throw new Error('This is not a file with records of the demo');
  if (head.output.version !== version) {
    throw new Error(`The file has version ${head.output.version}, and only version ${version} is known here`);
  }
  const parsed = v.safeParse(fileSchema, json);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`The file is damaged at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}`);
  }
  const { startedAt, names, changes, ...start } = parsed.output;
  const unknown = changes.find(({ resource }) => !Object.hasOwn(counts, resource));
  if (unknown) throw new Error(`The file has records of ${unknown.resource}, which does not exist here`);
  const [there, here] = [inWords(start), inWords({ seed, records: counts })];
  if (there !== here) throw new Error(`The file belongs to other records: ${there} instead of ${here}`);
  return { startedAt, changes: { records: changes, names } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The file is no JSON');
  }
}

function inWords({ seed, records }: { seed: number; records: Readonly<Record<string, number>> }): string {
  const amounts = Object.entries(records).sort(([left], [right]) => (left < right ? -1 : 1));
  return `seed ${seed}, ${amounts.map(([resource, count]) => `${count} ${resource}`).join(', ')}`;
}
