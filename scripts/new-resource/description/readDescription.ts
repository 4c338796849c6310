import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { parse } from 'yaml';
import { isObject } from '../../openapi/jsonPointer.ts';
import type { Description } from './field.ts';
import { fromRecords } from './fromRecords.ts';
import { fromSchema } from './fromSchema.ts';
import { pointed, resolveSchema, type Schema } from './schema.ts';

/**
 * Reads what describes the records of a resource: a schema of an OpenAPI document (`openapi.yaml#Book`), a file with
 * sample records (JSON or CSV), or the address of a running server's list. `API_TOKEN` in the environment is sent as the bearer.
 * @throws Error that says what is missing
 */
export async function readDescription(from: string): Promise<Description> {
  if (/^https?:\/\//.test(from)) return fromRecords(recordsIn(await fetchList(from), from));
  const [file = '', name] = from.split('#');
  const text = readFileSync(file, 'utf8');
  if (name === undefined) return fromRecords(recordsIn(readTable(file, text), from));
  const document: unknown = parse(text);
  if (!isObject(document)) throw new Error(`${file} is no OpenAPI document.`);
  return fromSchema(resolveSchema(document, schemaNamed(document, name)));
}

/** A schema by its name, or by a JSON pointer. @throws Error that names the schemas there are */
function schemaNamed(document: Schema, name: string): Schema {
  if (name.startsWith('/')) return pointed(document, name);
  const { components, definitions } = document;
  const schemas = isObject(components) && isObject(components.schemas) ? components.schemas : definitions;
  const known = isObject(schemas) ? schemas : {};
  const found = known[name];
  if (!isObject(found)) {
    throw new Error(`The document has no schema '${name}'. It has: ${Object.keys(known).join(', ')}`);
  }
  return found;
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

function readTable(file: string, text: string): unknown {
  if (!file.endsWith('.csv')) return parse(text);
  return Papa.parse(text.replace(/^\uFEFF/, ''), { header: true, dynamicTyping: true, skipEmptyLines: true })
    .data;
}

/** The records of an answer: the list itself, or the one list within an object. */
function recordsIn(answer: unknown, from: string): Record<string, unknown>[] {
  const lists = isObject(answer) ? Object.values(answer).filter(Array.isArray) : [answer];
  const [list] = lists;
  if (lists.length !== 1 || !Array.isArray(list)) throw new Error(`${from} holds no list of records.`);
  return list.filter(isObject);
}
