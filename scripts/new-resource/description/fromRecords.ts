import Papa from 'papaparse';
import { isObject } from '../../openapi/jsonPointer.ts';
import type { Description } from '../field.ts';
import { means } from '../meanings.ts';
import { fieldsOf } from './fromSchema.ts';
import type { Schema } from './schema.ts';

type Sample = Readonly<Record<string, unknown>>;

/** The records of a CSV file. A column becomes numbers only if nothing is lost: no leading zero, no code, no long number. */
export function readTable(text: string): Sample[] {
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^sep=.\r?\n/i, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (heading) => heading.trim(),
    // Spreadsheets write `="0190274689"` to keep digits as text.
    transform: (cell) => cell.trim().replace(/^="(.*)"$/, '$1'),
  });
  const hasCommas =
    meta.delimiter !== ',' &&
    data.some((row) => Object.values(row).some((cell) => /^-?[\d.]*\d,\d+$/.test(cell)));
  const plainNumber = (cell: string) =>
    hasCommas ? cell.replace(/\.(?=\d{3}\b)/g, '').replace(',', '.') : cell;
  const headings = (meta.fields ?? []).filter((heading) => heading !== '');
  const readers = headings.map((heading): ((cell: string) => unknown) => {
    const cells = data.flatMap((row) => row[heading] || []);
    if (cells.every((cell) => /^(true|false)$/i.test(cell))) return (cell) => cell.toLowerCase() === 'true';
    const isNumber = (cell: string) => /^-?(0|[1-9]\d{0,11})(\.\d{1,9})?$/.test(plainNumber(cell));
    return !means(heading, 'code') && cells.every(isNumber) ? (cell) => Number(plainNumber(cell)) : String;
  });
  return data.map((row) => {
    const read = (heading: string, index: number) => (row[heading] ? readers[index]?.(row[heading]) : null);
    return Object.fromEntries(headings.map((heading, index) => [heading, read(heading, index)]));
  });
}

/** The fields that records have in common. @throws Error if there is no record */
export function fromRecords(samples: readonly Sample[]): Description {
  if (samples.length === 0) throw new Error('There is no record to learn from.');
  return { fields: fieldsOf(schemaOf(samples)), samples };
}

/** A schema that the records match. What most of them lack counts as deprecated. */
function schemaOf(records: readonly Sample[]): Schema {
  const sources = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const properties = sources.map((source): [string, Schema] => {
    const values = records.map((record) => record[source] ?? '').filter((value) => value !== '');
    const [nullable, deprecated] = [values.length < records.length, values.length < records.length / 4 - 2];
    return [source, { ...typeOf(source, values), nullable, deprecated }];
  });
  return { properties: Object.fromEntries(properties) };
}

function typeOf(source: string, values: readonly unknown[]): Schema {
  const areAll = (type: string) => values.every((value) => typeof value === type);
  if (areAll('string')) return textType(source, values.map(String));
  if (areAll('boolean')) return { type: 'boolean' };
  if (areAll('number')) return { type: values.every(Number.isInteger) ? 'integer' : 'number' };
  if (values.every(Array.isArray)) return { type: 'array', items: typeOf('', values.flat()) };
  return values.every(isObject) ? schemaOf(values) : {};
}

const patterns: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/,
  time: /^\d{2}:\d{2}(:\d{2})?$/,
  email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
  uri: /^https?:\/\//,
};

/** This few different texts among this many records look like a choice. */
const maxChoices = 6;
const minRecords = 12;

function textType(source: string, texts: readonly string[]): Schema {
  const all = (pattern = /^$/) => texts.every((text) => pattern.test(text));
  const type = 'string';
  if (texts.length === 0) return { type };
  const format = means(source, 'code') ? 'code' : Object.keys(patterns).find((name) => all(patterns[name]));
  if (format) return { type, format };
  if (all(/^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}([T ]\d{1,2}:\d{2}.*)?$/)) {
    const note = `days written as ${texts[0]}; taken for text; the server writes 2026-11-22 or 2026-11-22T08:30Z`;
    return { type, format: 'text', note };
  }
  const values = [...new Set(texts)].sort();
  const isFew = texts.length >= minRecords && values.length > 1 && values.length <= maxChoices;
  if (isFew && all(/^\p{L}[\p{L}\p{N} _-]{0,30}$/u)) {
    const note = `a choice of ${values.length} values; the samples may lack some`;
    return { type, enum: values, open: true, note };
  }
  const isLong = all(/\n/) || texts.some(({ length }) => length > 120);
  return { type, format: isLong ? 'longText' : 'text' };
}
