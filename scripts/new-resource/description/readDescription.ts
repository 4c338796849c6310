import { existsSync, readFileSync } from 'node:fs';
import { $RefParser } from '@apidevtools/json-schema-ref-parser';
import { parse } from 'yaml';
import { decodeText } from '../../../src/records/csv/decodeText.ts';
import { isObject, pointedAt } from '../../openapi/jsonPointer.ts';
import type { Description, Field } from '../field.ts';
import { fromRecords, readTable } from './fromRecords.ts';
import { fieldsOf } from './fromSchema.ts';
import { merged, type Schema, variantsOf } from './schema.ts';

const forms =
  'A description is a schema of an OpenAPI document (catalogue.yaml#Book), a file with a JSON Schema, or a file with ' +
  'records (a CSV file with headings, or JSON: [{"name": "..."}]).';

/** @throws Error if the file is missing, is no text, or a merge has left conflict markers in it */
export function readText(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const decoded = decodeText(readFileSync(file));
  if ('problem' in decoded) throw new Error(`${file} is no text file: save a workbook as CSV.`);
  const line = decoded.text.split('\n').findIndex((each) => /^(<{7}|>{7})( |$)/.test(each)) + 1;
  if (line > 0) throw new Error(`${file} has conflict markers in line ${line}: resolve them first.`);
  return decoded.text;
}

/** A tool's error in one line. */
function reasonOf(error: unknown): string {
  const [reason = ''] = String(error).split('\n');
  return reason
    .replace(/^\w*Error: /, '')
    .replace(/^Error opening file (.*): ENOENT.*/, 'there is no file $1');
}

function unreadable(file: string, error: unknown): Error {
  return new Error(`${file} cannot be read: ${reasonOf(error)}`);
}

/** @throws Error if the text is neither YAML nor JSON */
export function parseText(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw unreadable(file, error);
  }
}

/**
 * Reads what describes the records of a resource: a schema of an OpenAPI document (`openapi.yaml#Book`), a JSON Schema,
 * or sample records (CSV, JSON).
 * @throws Error that says in one sentence what is missing
 */
export async function readDescription(from: string): Promise<Description> {
  const [file = '', name] = from.split('#');
  const text = readText(file);
  if (/\.[ct]sv$/i.test(file)) return fromRecords(readTable(text));
  const content = parseText(text, file);
  const isSchema = isObject(content) && (isObject(content.properties) || Array.isArray(content.allOf));
  if (name !== undefined || isSchema) return { fields: await schemaFields(file, name ?? '') };
  const schemaNames = Object.keys(schemasOf(content)).slice(0, 12);
  if (schemaNames.length > 0) throw new Error(`Name a schema: ${file}#${schemaNames.join(', #')}`);
  return fromRecords(recordsIn(content, file));
}

/** The named schemas of an OpenAPI document (2.0 to 3.1) or a JSON Schema. */
function schemasOf(document: unknown): Schema {
  const pointers = ['components/schemas', 'definitions', '$defs'].map((path) => pointedAt(document, path));
  return pointers.find(isObject) ?? {};
}

/** A reference that leads nowhere: what is wrong, and where it is in its document. */
interface Missing {
  readonly message: string;
  readonly path: string;
}

/** A document whose references are replaced by what they name, or by null where that cannot be read. @throws Error if the document itself cannot be read */
async function resolved(file: string): Promise<{ document: unknown; missing: Missing[] }> {
  const parser = new $RefParser();
  const missing: Missing[] = [];
  await parser.dereference(file, { continueOnError: true }).catch((error) => {
    const errors: unknown[] = Array.isArray(error.errors) ? error.errors : [error];
    for (const each of errors) {
      const path = isObject(each) && Array.isArray(each.path) ? each.path : [];
      if (path.length === 0) throw unreadable(file, each);
      missing.push({ message: reasonOf(each), path: `/${path.join('/')}/` });
    }
  });
  return { document: parser.schema, missing };
}

/** The fields of a schema by its name or JSON pointer; of a list those of its entries. */
async function schemaFields(file: string, name: string): Promise<Field[]> {
  const { document, missing } = await resolved(file);
  const schemas = schemasOf(document);
  const schema = name === '' || name.startsWith('/') ? pointedAt(document, name) : schemas[name];
  if (!isObject(schema)) {
    const similarNames = Object.keys(schemas).filter((each) =>
      each.toLowerCase().includes(name.toLowerCase()),
    );
    const names = (similarNames.length > 0 ? similarNames : Object.keys(schemas)).slice(0, 12);
    throw new Error(`${file} has no schema '${name}'. It has: ${names.join(', ') || 'none'}`);
  }
  const { items } = merged(schema);
  const ofRecord = isObject(items) ? items : schema;
  const isIncomplete = Array.isArray(ofRecord.allOf) && !ofRecord.allOf.every(isObject);
  if (isIncomplete) throw new Error(`${file} cannot be read: ${missing[0]?.message}`);
  const fields = fieldsOf(ofRecord).map((field) => {
    const lost = missing.find(({ path }) => path.includes(`/properties/${field.source}/`));
    return lost === undefined ? field : { ...field, note: `cannot be read whole: ${lost.message}` };
  });
  if (fields.length > 0) return fields;
  const variants = Object.keys(schemas).filter((each) =>
    variantsOf(schema).some((one) => one === schemas[each]),
  );
  const hint = variants.length > 0 ? ` It is one of several: choose #${variants.join(' or #')}.` : '';
  throw new Error(`The schema in ${file} describes no fields: it needs \`properties\`.${hint}`);
}

/** The records of a file, however it wraps them: the first list with ids or a single object with an `id`, or any list of objects. */
function recordsIn(content: unknown, file: string): Record<string, unknown>[] {
  const lists = listsIn(content).map((list) => list.filter(isObject));
  const records = lists.find(([first]) => first && 'id' in first) ?? lists.find(([first]) => first);
  if (records === undefined) throw new Error(`${file} holds no list of records. ${forms}`);
  return records;
}

function listsIn(content: unknown): unknown[][] {
  if (Array.isArray(content)) return [content];
  if (!isObject(content)) return [];
  return 'id' in content ? [[content]] : Object.values(content).flatMap(listsIn);
}
