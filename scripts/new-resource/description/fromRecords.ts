import { isObject } from '../../openapi/jsonPointer.ts';
import {
  currencies,
  type Description,
  type Field,
  isImage,
  isKeptByServer,
  isLongText,
  referenceOf,
} from './field.ts';

type Values = readonly unknown[];

/** How few different texts among many records look like a choice. */
const mostChoices = 6;
const leastRecords = 12;

/**
 * The fields that some records have in common. What samples cannot tell (limits, all values of a choice, whether an
 * empty field is allowed) is said in `unclear`.
 * @throws Error when there is no record
 */
export function fromRecords(records: readonly Record<string, unknown>[]): Description {
  if (records.length === 0) throw new Error('There is no record to learn from.');
  const unclear: string[] = [];
  const sources = [...new Set(records.flatMap((record) => Object.keys(record)))].filter(
    (key) => key !== 'id',
  );
  const fields = sources.map((source): Field => {
    const all = records.map((record) => record[source]);
    const values = all.filter((value) => value !== null && value !== undefined && value !== '');
    return {
      source,
      required: values.length === records.length && typeof values[0] !== 'boolean',
      ...(isKeptByServer(source) && { readOnly: true }),
      ...detailsOf(source, values, (question) => unclear.push(`${source}: ${question}`)),
    };
  });
  return { fields, unclear: [...unclear, 'limits and what may be empty: samples do not tell'] };
}

type Details = Pick<Field, 'kind' | 'values' | 'resource' | 'fields'>;

function detailsOf(source: string, values: Values, ask: (question: string) => void): Details {
  const all = (test: (value: unknown) => boolean) => values.length > 0 && values.every(test);
  const named = referenceOf(source);
  if (values.length === 0) {
    ask('empty in all samples; taken for a text');
    return { kind: 'text' };
  }
  if (named && !named.many && all(isPlain)) return { kind: 'reference', resource: named.resource };
  if (all((value) => typeof value === 'boolean')) return { kind: 'boolean' };
  if (all(Number.isInteger)) return { kind: 'integer' };
  if (all((value) => typeof value === 'number')) return { kind: 'number' };
  if (all((value) => typeof value === 'string')) return textDetails(source, values.map(String), ask);
  if (all(Array.isArray)) return listDetails(source, values.flat(), ask);
  if (all(isMoney)) {
    ask(currencies);
    return { kind: 'money' };
  }
  ask('objects or values of several types; the form edits it as JSON');
  return { kind: 'json' };
}

function textDetails(source: string, texts: readonly string[], ask: (question: string) => void): Details {
  const all = (pattern: RegExp) => texts.every((text) => pattern.test(text));
  if (all(/^\d{4}-\d{2}-\d{2}$/)) return { kind: 'date' };
  if (all(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/)) return { kind: 'dateTime' };
  if (all(/^\d{2}:\d{2}(:\d{2})?$/)) return { kind: 'time' };
  if (all(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)) return { kind: 'email' };
  if (all(/^https?:\/\//)) return { kind: 'url' };
  const values = [...new Set(texts)].sort();
  const isChoice =
    texts.length >= leastRecords && values.length <= mostChoices && all(/^[A-Za-z][\w-]{0,30}$/);
  if (isChoice) {
    ask(`a choice of ${values.length} values; the samples may not have all`);
    return { kind: 'choice', values };
  }
  if (all(/\n/) || isLongText(source) || Math.max(...texts.map(({ length }) => length)) > 120) {
    return { kind: 'longText' };
  }
  if (isImage(source)) ask('a picture by its name, a text by its values; taken for a text');
  return { kind: 'text' };
}

function listDetails(source: string, entries: Values, ask: (question: string) => void): Details {
  const named = referenceOf(source);
  if (named?.many && entries.every(isPlain)) return { kind: 'references', resource: named.resource };
  if (entries.length > 0 && entries.every(isObject)) {
    return { kind: 'list', fields: fromRecords(entries).fields };
  }
  ask('a list of plain values; the form edits it as JSON');
  return { kind: 'json' };
}

const isPlain = (value: unknown) => typeof value === 'string' || Number.isInteger(value);

const isMoney = (value: unknown) => isObject(value) && Object.keys(value).sort().join() === 'amount,currency';
