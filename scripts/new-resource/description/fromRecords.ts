import { isObject } from '../../openapi/jsonPointer.ts';
import type { Description } from './field.ts';
import { fromSchema } from './fromSchema.ts';
import type { Schema } from './schema.ts';
import { isCode } from './words.ts';

/** This few different texts among this many records look like a choice. */
const mostChoices = 6;
const leastRecords = 12;

const patterns: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/,
  time: /^\d{2}:\d{2}(:\d{2})?$/,
  email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
  uri: /^https?:\/\//,
};

/**
 * The fields that records have in common.
 * @throws Error if there is no record
 */
export function fromRecords(samples: readonly Record<string, unknown>[]): Description {
  if (samples.length === 0) throw new Error('There is no record to learn from.');
  const asked: string[] = [];
  const { fields, unclear } = fromSchema(schemaOf(samples, asked));
  return { fields, samples, unclear: [...asked, ...unclear] };
}

/** A schema that the records match. */
function schemaOf(records: readonly Record<string, unknown>[], asked: string[]): Schema {
  const sources = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const properties = sources.map((source): [string, Schema] => {
    const values = records
      .map((record) => record[source])
      .filter((value) => value !== null && value !== undefined && value !== '');
    return [source, { ...typeOf(source, values, asked), nullable: values.length < records.length }];
  });
  return { properties: Object.fromEntries(properties) };
}

function typeOf(source: string, values: readonly unknown[], asked: string[]): Schema {
  const all = (test: (value: unknown) => boolean) => values.every(test);
  if (values.length === 0) return { type: 'string' };
  if (all((value) => typeof value === 'boolean')) return { type: 'boolean' };
  if (all(Number.isInteger)) return { type: 'integer' };
  if (all((value) => typeof value === 'number')) return { type: 'number' };
  if (all((value) => typeof value === 'string')) return textType(source, values.map(String), asked);
  if (all(Array.isArray)) {
    const entries = values.flat();
    const areTexts = entries.every((entry) => typeof entry === 'string');
    return { type: 'array', items: areTexts ? { type: 'string' } : typeOf(source, entries, []) };
  }
  return values.every(isObject) ? schemaOf(values, []) : {};
}

function textType(source: string, texts: readonly string[], asked: string[]): Schema {
  const all = (pattern: RegExp) => texts.every((text) => pattern.test(text));
  const type = 'string';
  const format = isCode(source) ? 'code' : Object.keys(patterns).find((name) => all(patterns[name] ?? /^$/));
  if (format) return { type, format };
  if (all(/^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}([T ]\d{1,2}:\d{2}.*)?$/))
    asked.push(
      `${source}: days written as ${texts[0]}; taken for text; the server writes 2026-11-22 or 2026-11-22T08:30Z`,
    );
  const values = [...new Set(texts)].sort();
  const isFew = texts.length >= leastRecords && values.length > 1 && values.length <= mostChoices;
  if (isFew && all(/^\p{L}[\p{L}\p{N} _-]{0,30}$/u)) {
    asked.push(`${source}: a choice of ${values.length} values; the samples may lack some`);
    return { type, enum: values, open: true };
  }
  const isLong = all(/\n/) || texts.some(({ length }) => length > 120);
  return { type, format: 'text', ...(isLong && { maxLength: 10_000 }) };
}
