import type { TextState } from './fileStates';

/** A text of a file. */
export interface TextRow {
  /** Its number among the texts of the file, from 1: it names the text in calls. */
  readonly line: number;
  /** Its line in the file, from 1. */
  readonly place: number;
  readonly key: string;
  /** The code of its language; empty where the file does not say. */
  readonly language: string;
  readonly value: string;
  /** What the file says of it, where it does; one that is `missing` is there, but not translated. */
  readonly state?: TextState;
  /** The English text that it translates, where the file says it. */
  readonly source?: string;
  /** Why it cannot be taken, where the others of the file can: the last part of its text's key. */
  readonly fault?: 'inlineTag' | 'noKey' | 'extraCells' | 'noText';
}

/** A file that could be read. */
export interface TextFile {
  readonly name: string;
  readonly format: 'JSON' | 'CSV' | 'XLIFF 1.2' | 'XLIFF 2.0';
  readonly encoding: string;
  readonly rows: readonly TextRow[];
  /** The texts that stand in the file before, by their number, with the line of the first. */
  readonly repeated: ReadonlyMap<number, number>;
  /** The columns that are not imported; one without a name by its number, from 1. */
  readonly ignored: readonly (string | number)[];
}

/** Why a file cannot be read: the last part of its text's key, with the line and the key or column where it has them. */
export interface FileProblem {
  readonly problem: string;
  readonly line?: number;
  readonly place?: string;
}

/** Thrown by a reader at what makes the whole file unusable. */
export class FileFault extends Error {
  override name = 'FileFault';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(`The file cannot be read: ${problem.problem}`);
    this.problem = problem;
  }
}

/** The most texts of a file: 20,000 keys in five languages. */
export const maxTexts = 100_000;
