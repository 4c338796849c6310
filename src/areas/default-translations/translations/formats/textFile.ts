import type { TextState } from './fileStates';

/** A text of a file. */
export interface TextRow {
  /** The number of the text in the file, from 1; its id in calls. */
  readonly line: number;
  /** Its line in the file, from 1. */
  readonly place: number;
  readonly key: string;
  /** The language's code; empty if the file has none. */
  readonly language: string;
  readonly value: string;
  /** The state in the file, if it has one; `missing`: present but not translated. */
  readonly state?: TextState;
  /** The English text that it translates, if the file has it. */
  readonly source?: string;
  /** Why this text cannot be imported: the last part of the message's key. */
  readonly fault?: 'inlineTag' | 'noKey' | 'extraCells' | 'noText';
}

/** A file that was read. */
export interface TextFile {
  readonly name: string;
  readonly format: 'JSON' | 'CSV' | 'XLIFF 1.2' | 'XLIFF 2.0';
  readonly encoding: string;
  readonly rows: readonly TextRow[];
  /** The repeated texts by their number, with the line of the first occurrence. */
  readonly repeated: ReadonlyMap<number, number>;
  /** The columns that are not imported; one without a heading by its number, from 1. */
  readonly ignored: readonly (string | number)[];
}

/** Why a file cannot be read: the last part of the message's key, with the line and the key or column if known. */
export interface FileProblem {
  readonly problem: string;
  readonly line?: number;
  readonly place?: string;
}

/** Thrown by readers if the whole file is unusable. */
export class FileFault extends Error {
  override name = 'FileFault';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(`The file cannot be read: ${problem.problem}`);
    this.problem = problem;
  }
}

/** The maximum number of texts in a file: 20,000 keys in five languages. */
export const maxTexts = 100_000;

/** `texts-de-2026-11-24T13-42Z.json`: the time in UTC, so that files sort by it. */
export function textFileName(parts: readonly string[], extension: string): string {
  const moment = `${new Date().toISOString().slice(0, 16).replace(':', '-')}Z`;
  return `${['texts', ...parts, moment].join('-')}.${extension}`;
}
