import { isSameLanguage } from '@/api/languageCode';
import { decodeFile } from '@/records/csv/decodeText';
import { nextTask } from '@/ui/loading/nextTask';
import { matchLanguage } from './matchLanguage';
import { readJson } from './readJson';
import { readTextCsv } from './readTextCsv';
import { FileFault, type FileProblem, maxTexts, type TextFile, type TextRow } from './textFile';

interface ReadOptions {
  readonly codes: readonly string[];
  readonly base: string;
  readonly signal: AbortSignal;
}

/**
 * Reads a file of texts in the browser; the format is detected by its content.
 * @throws the signal's reason when cancelled
 */
export async function readTextFile(file: File, options: ReadOptions): Promise<TextFile | FileProblem> {
  const decoded = await decodeFile(file);
  if ('problem' in decoded) return decoded;
  try {
    const parsed = await parse(decoded.text, file.name, options);
    if (parsed.rows.length === 0) return { problem: 'noTexts' };
    if (parsed.rows.length > maxTexts) return { problem: 'tooManyTexts' };
    const repeatedRows = await inSlices(findRepeated(parsed.rows), options.signal);
    return { name: file.name, encoding: decoded.encoding, ...parsed, repeated: repeatedRows };
  } catch (error) {
    if (error instanceof FileFault) return error.problem;
    throw error;
  }
}

/** The maximum time without a pause. */
const sliceMs = 10;

/**
 * Runs work in slices, so that the page stays responsive. No worker, because of Trusted Types.
 * @throws the signal's reason when cancelled, or the work's error
 */
async function inSlices<T>(work: Generator<void, T>, signal: AbortSignal): Promise<T> {
  let start = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - start < sliceMs) continue;
    await nextTask();
    signal.throwIfAborted();
    start = performance.now();
  }
}

/** Finds repeated translations; the first valid one counts. Yields after each. */
function* findRepeated(rows: readonly TextRow[]): Generator<void, ReadonlyMap<number, number>> {
  const firstPlaces = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const { line, place, key, language, fault, state } of rows) {
    if (fault !== undefined || state === 'missing') continue;
    const name = `${language} ${key}`;
    const firstPlace = firstPlaces.get(name);
    if (firstPlace === undefined) firstPlaces.set(name, place);
    else repeated.set(line, firstPlace);
    yield;
  }
  return repeated;
}

type FileTexts = Pick<TextFile, 'format' | 'rows' | 'ignored'>;

/** @throws FileFault, or the signal's reason */
async function parse(text: string, name: string, options: ReadOptions): Promise<FileTexts> {
  const [first] = /\S/.exec(text) ?? [];
  if (first === undefined) throw new FileFault({ problem: 'empty' });
  if (first === '<') {
    // An HTML page instead of the file, such as a sign-in page.
    if (!/<xliff\b/.test(text)) throw new FileFault({ problem: 'markup' });
    const { readXliff } = await import('./readXliff');
    return inSlices(readXliff(text, options.codes), options.signal);
  }
  if (first === '{' || /\.json$/i.test(name))
    return { format: 'JSON', rows: await inSlices(readJson(text), options.signal), ignored: [] };
  return { format: 'CSV', ...readTextCsv(text, options) };
}

/** The language in a file name: `de` of `texts-de-2026.json`. */
export function languageOfName(name: string, codes: readonly string[]): string {
  const parts = name.split(/[^a-z0-9]+/i);
  const tags = [3, 2].flatMap((length) =>
    parts.map((_, start) => parts.slice(start, start + length).join('-')),
  );
  const [code] = tags.flatMap((tag) => matchLanguage(tag, codes) ?? []);
  // A single part has no region.
  return code ?? parts.flatMap((part) => codes.find((each) => isSameLanguage(each, part)) ?? [])[0] ?? '';
}
