import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import $RefParser from '@apidevtools/json-schema-ref-parser';
import { isObject, pointedAt } from '../../openapi/jsonPointer.ts';
import type { Description } from './field.ts';
import { fromRecords } from './fromRecords.ts';
import { fromSchema } from './fromSchema.ts';
import { forms, parseText, readText } from './readFile.ts';
import { readTable } from './readTable.ts';
import { merged, type Schema } from './schema.ts';

/**
 * Reads what describes the records of a resource: a schema of an OpenAPI document (`openapi.yaml#Book`), a file with
 * sample records (JSON or CSV), or the address of a running server's list. `API_TOKEN` in the environment is sent as the bearer.
 * @throws Error that says in one sentence what is missing
 */
export async function readDescription(from: string): Promise<Description> {
  const [file = '', name] = from.split('#');
  if (/^https?:\/\//.test(file) && name === undefined) {
    // What a server has is not for everybody's eyes.
    return { ...fromRecords(recordsIn(await fetchList(from), from)), samples: undefined };
  }
  if (name !== undefined) return fieldsOf(schemaNamed(await resolved(file), name, file), name, file);
  const text = readText(file);
  if (/\.[ct]sv$/i.test(file)) return fromRecords(readTable(text));
  const content = parseText(text, file);
  if (isObject(content) && (isObject(content.components) || isObject(content.definitions))) {
    throw new Error(`Name a schema: ${file}#${Object.keys(schemasOf(content)).slice(0, 12).join(', #')}`);
  }
  const isSchema = isObject(content) && (isObject(content.properties) || Array.isArray(content.allOf));
  return isSchema ? fieldsOf(await resolved(file), file, file) : fromRecords(recordsIn(content, file));
}

/** The document with all references resolved, those to other files too. @throws Error that names the file of a reference */
async function resolved(file: string): Promise<Schema> {
  if (!/^https?:\/\//.test(file)) parseText(readText(file), file);
  try {
    const document: unknown = await $RefParser.dereference(file);
    return isObject(document) ? document : {};
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { source } = error as { source?: string };
    const path = source?.startsWith('file:') ? fileURLToPath(source) : (source ?? '');
    const named = path === '' || /^https?:/.test(path) ? path : relative('.', path);
    const [reason = ''] = error.message.split('\n');
    throw new Error(
      reason.startsWith('Error opening file')
        ? `${file} refers to ${named}, which cannot be read.`
        : `${file} cannot be read: ${reason} (${named})`,
    );
  }
}

const schemasOf = ({ components, definitions }: Schema): Schema => {
  const schemas = isObject(components) ? components.schemas : definitions;
  return isObject(schemas) ? schemas : {};
};

/** A schema by its name, or by a JSON pointer. @throws Error that names the schemas there are */
function schemaNamed(document: Schema, name: string, file: string): Schema {
  const known = schemasOf(document);
  const found = name.startsWith('/')
    ? pointedAt(document, name)
    : (known[name] ?? (name === '' ? document : undefined));
  if (isObject(found)) return found;
  if (name.startsWith('/')) throw new Error(`${file} has nothing at '#${name}'.`);
  const alike = Object.keys(known).filter((each) => each.toLowerCase().includes(name.toLowerCase()));
  const names = (alike.length > 0 ? alike : Object.keys(known)).slice(0, 12);
  throw new Error(`${file} has no schema '${name}'. It has: ${names.join(', ') || 'none'}`);
}

/** Of a list its entries; @throws Error for a schema without fields */
function fieldsOf(given: Schema, name: string, file: string): Description {
  const schema = merged(given);
  if (isObject(schema.items) && !isObject(schema.properties)) return fieldsOf(schema.items, name, file);
  const description = fromSchema(schema);
  if (description.fields.length > 0) return description;
  const variants = [schema.oneOf, schema.anyOf].find(Array.isArray);
  throw new Error(
    `'${name}' of ${file} describes no fields: it needs \`properties\`${variants ? `, and is one of ${variants.length} others: name one of them` : ''}.`,
  );
}

async function fetchList(address: string): Promise<unknown> {
  const token = process.env.API_TOKEN;
  const answer = await fetch(address, {
    headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`${new URL(address).pathname} answered with ${answer.status}.`);
  return answer.json();
}

/** The records of an answer: the list itself, or the one list within an object. */
function recordsIn(answer: unknown, from: string): Record<string, unknown>[] {
  const lists = isObject(answer) ? Object.values(answer).filter(Array.isArray) : [answer];
  const [list] = lists;
  if (lists.length !== 1 || !Array.isArray(list))
    throw new Error(`${from} holds no list of records. ${forms}`);
  const records = list.filter(isObject);
  if (records.length < list.length)
    throw new Error(`${from} holds a list of values that are no records. ${forms}`);
  return records;
}
