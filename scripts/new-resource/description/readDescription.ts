import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import $RefParser from '@apidevtools/json-schema-ref-parser';
import { isObject, pointedAt } from '../../openapi/jsonPointer.ts';
import type { Description } from './field.ts';
import { fromRecords } from './fromRecords.ts';
import { fromSchema } from './fromSchema.ts';
import { forms, parseText, readText } from './readFile.ts';
import { readTable } from './readTable.ts';
import { merged, type Schema, variantsOf } from './schema.ts';

/**
 * Reads what describes the records of a resource: a schema of an OpenAPI document (`openapi.yaml#Book`), a JSON Schema,
 * or sample records (CSV, JSON, or a JSON object per line).
 * @throws Error that says in one sentence what is missing
 */
export async function readDescription(from: string): Promise<Description> {
  const [file = '', name] = from.split('#');
  const text = readText(file);
  if (/\.[ct]sv$/i.test(file)) return fromRecords(readTable(text));
  const content = /\.(ndjson|jsonl)$/i.test(file)
    ? text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [parseText(line, file)]))
    : parseText(text, file);
  const isSchema = isObject(content) && (isObject(content.properties) || Array.isArray(content.allOf));
  const known = Object.keys(schemasOf(content));
  if (name !== undefined || isSchema) return fieldsOf(await resolved(file), name ?? '', file);
  if (known.length > 0) throw new Error(`Name a schema: ${file}#${known.slice(0, 12).join(', #')}`);
  return fromRecords(recordsIn(content, file));
}

/** The document with all references resolved, those to other files too. @throws Error that names the file of a reference */
async function resolved(file: string): Promise<Schema> {
  try {
    const document: unknown = await $RefParser.dereference(file);
    return isObject(document) ? document : {};
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { source = '' } = error as { source?: string };
    const named = source.startsWith('file:') ? relative('.', fileURLToPath(source)) : source;
    const [reason = ''] = error.message.split('\n');
    throw new Error(
      reason.startsWith('Error opening file')
        ? `${file} refers to ${named}, which cannot be read.`
        : `${file} cannot be read: ${reason} (${named})`,
    );
  }
}

/** The named schemas of an OpenAPI document (2.0 to 3.1) or a JSON Schema. */
function schemasOf(document: unknown): Schema {
  if (!isObject(document)) return {};
  const { components, definitions, $defs } = document;
  const schemas = [isObject(components) && components.schemas, definitions, $defs].find(isObject);
  return schemas ?? {};
}

/** The fields of a schema by its name or JSON pointer; of a list those of its entries. @throws Error that names the schemas there are */
function fieldsOf(document: Schema, name: string, file: string): Description {
  const known = schemasOf(document);
  const isPointer = name === '' || name.startsWith('/');
  const found = isPointer ? pointedAt(document, name) : known[name];
  if (isObject(found)) return entryFields(found, known, file);
  if (isPointer) throw new Error(`${file} has nothing at '#${name}'.`);
  const alike = Object.keys(known).filter((each) => each.toLowerCase().includes(name.toLowerCase()));
  const names = (alike.length > 0 ? alike : Object.keys(known)).slice(0, 12);
  throw new Error(`${file} has no schema '${name}'. It has: ${names.join(', ') || 'none'}`);
}

function entryFields(given: Schema, known: Schema, file: string): Description {
  const { properties, items, ...schema } = merged(given);
  if (!isObject(properties) && isObject(items)) return entryFields(items, known, file);
  const { id, attributes, data, results } = isObject(properties) ? properties : {};
  // JSON:API has the fields of a record in `attributes`; only answers have `data` or `results` without an id.
  const wrapped = [attributes, ...(id ? [] : [data, results])].filter(isObject).map((each) => merged(each));
  const inner = wrapped.find((each) => isObject(each.properties) || isObject(each.items));
  if (inner) return entryFields(inner, known, file);
  const description = fromSchema(given);
  if (description.fields.length > 0) return description;
  const variants = Object.keys(known).filter((name) => variantsOf(schema).includes(known[name] as Schema));
  const hint = variants.length > 0 ? ` It is one of several: choose #${variants.join(' or #')}.` : '';
  throw new Error(`The schema in ${file} describes no fields: it needs \`properties\`.${hint}`);
}

/** The records of an answer: a list, the one list in an object, or a single record, which has an `id`. */
function recordsIn(answer: unknown, file: string): Record<string, unknown>[] {
  const list = listIn(answer);
  if (list === undefined) throw new Error(`${file} holds no list of records. ${forms}`);
  return list.map((record) => {
    if (!isObject(record)) throw new Error(`${file} holds a list of values that are no records. ${forms}`);
    const { id, attributes, fields, node } = record;
    const content = [attributes, fields, node].find(isObject);
    return content ? { id, ...content } : record;
  });
}

function listIn(answer: unknown): unknown[] | undefined {
  if (Array.isArray(answer)) return answer;
  if (!isObject(answer)) return undefined;
  if ('id' in answer) return [answer];
  const { data, _embedded } = answer;
  const values = Object.values(answer);
  const lists = values.filter(Array.isArray);
  const inner = data ?? _embedded ?? (values.length === 1 ? values[0] : undefined);
  return listIn(inner) ?? (lists.length === 1 ? lists[0] : undefined);
}
