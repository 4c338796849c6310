import { decodeText } from '../csv/decodeText';
import { type CsvProblem, type CsvTable, readCsv } from '../csv/readCsv';

/** The largest file in bytes, and the most rows below its header. */
export const maxBytes = 10 * 1024 * 1024;
export const maxRows = 20_000;

/** A file that was read. */
export interface OpenedFile {
  readonly name: string;
  readonly table: CsvTable;
  readonly encoding: string;
}

/** Why a file cannot be imported: the last part of its text's key, and the row where it has one. */
export interface FileProblem {
  readonly problem: CsvProblem['problem'] | 'tooLarge' | 'type' | 'workbook' | 'binary' | 'unreadable';
  readonly line?: number;
}

/**
 * Reads a file that the visitor chose.
 * @throws the signal's reason when cancelled
 */
export async function openFile(file: File, signal: AbortSignal): Promise<OpenedFile | FileProblem> {
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > maxBytes) return { problem: 'tooLarge' };
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { problem: 'unreadable' };
  }
  const decoded = decodeText(bytes);
  if ('problem' in decoded) return decoded;
  if (!/\.(csv|tsv|tab|txt)$/i.test(file.name)) return { problem: 'type' };
  const table = await readCsv(decoded.text, { maxRows, signal });
  return 'problem' in table ? table : { name: file.name, table, encoding: decoded.encoding };
}
