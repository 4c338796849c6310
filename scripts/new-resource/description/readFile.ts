import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { decodeText } from '../../../src/records/csv/decodeText.ts';

/** What `--from` takes. */
export const forms =
  'A description is a schema of an OpenAPI document (catalogue.yaml#Book), a file with a JSON Schema, or a file with ' +
  'records (a CSV file with headings, or JSON: [{"name": "..."}]).';

/** @throws Error if the file is missing, is no text, or a merge has left conflict markers in it */
export function readText(file: string): string {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new Error(`There is no file ${file}. ${forms}`);
  }
  const decoded = decodeText(bytes);
  if ('problem' in decoded) throw new Error(`${file} is no text file: save a workbook as CSV. ${forms}`);
  const line = decoded.text.split('\n').findIndex((each) => /^(<{7}|>{7})( |$)/.test(each)) + 1;
  if (line > 0) throw new Error(`${file} has conflict markers in line ${line}: resolve them first.`);
  return decoded.text;
}

/** @throws Error if the text is neither YAML nor JSON */
export function parseText(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new Error(`${file} is neither YAML nor JSON: ${reason}`);
  }
}
