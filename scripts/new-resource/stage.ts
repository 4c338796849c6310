import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Plan } from './plan.ts';

/** What does not pass; `field` is the one whose code it is, if that can be told. */
export class NotPassing extends Error {
  readonly field: string | undefined;
  readonly reason: string;
  constructor(message: string, field: string | undefined, reason: string) {
    super(message);
    this.field = field;
    this.reason = reason;
  }
}

/** Not copied: generated, or shared by a link. */
const skippedFolders = /^(node_modules|\.git|dist.*|coverage|test-results|playwright-report)$/;

/**
 * Applies a plan to a copy of the project, where the code is formatted and must pass types, lint and its tests.
 * @returns the files, formatted
 * @throws NotPassing that names in one sentence what does not pass
 */
export async function tryOut(plan: Plan): Promise<Plan['files']> {
  const copy = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'new-resource-')));
  const run = async (tool: string, ...args: string[]) => {
    const options = { cwd: copy, maxBuffer: 50_000_000, env: { ...process.env, NO_COLOR: '1' } };
    await promisify(execFile)('npx', ['--no-install', tool, ...args], options).catch((error) => {
      throw failureIn(`${error.stdout}\n${error.stderr}`, tool, plan, (path) =>
        fs.readFileSync(join(copy, path), 'utf8'),
      );
    });
  };
  try {
    for (const name of fs.readdirSync('.').filter((each) => !skippedFolders.test(each))) {
      fs.cpSync(name, join(copy, name), { recursive: true });
    }
    fs.symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
    put(copy, plan.files);
    const paths = [...plan.files].flatMap(([path, content]) => (content === undefined ? [] : path));
    const include = ['src/env.d.ts', 'tests/support/setup.ts', ...paths];
    const program = JSON.stringify({ extends: './tsconfig.json', include });
    fs.writeFileSync(join(copy, 'tsconfig.new.json'), program);
    await run('biome', 'check', '--write', '--error-on-warnings', ...paths);
    const tests = [...paths.filter((path) => path.startsWith('tests/')), 'tests/contract/texts.test.ts'];
    // Side by side, because neither needs the other. What both find is named by the types.
    const results = await Promise.allSettled([
      run('tsc', '--noEmit', '--pretty', 'false', '--project', 'tsconfig.new.json'),
      // A busy machine must not fail a correct test.
      run('vitest', 'run', '--maxWorkers=1', '--testTimeout=60000', '--retry=2', ...tests),
    ]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    const formatted = paths.map((path) => [path, fs.readFileSync(join(copy, path), 'utf8')] as const);
    return new Map([...plan.files, ...formatted]);
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

/** Writes the files of a plan. After a failure everything is as before. */
export function put(root: string, files: Plan['files']): void {
  const undo: (() => void)[] = [];
  try {
    for (const [name, content] of files) {
      const path = join(root, name);
      const contentBefore = fs.existsSync(path) ? fs.readFileSync(path) : undefined;
      undo.unshift(() =>
        contentBefore ? fs.writeFileSync(path, contentBefore) : fs.rmSync(path, { force: true }),
      );
      fs.mkdirSync(dirname(path), { recursive: true });
      if (content === undefined) fs.rmSync(path);
      else fs.writeFileSync(path, content);
    }
  } catch (error) {
    for (const step of undo) step();
    throw error;
  }
}

/**
 * A tool's first error: its line, and the field that the line, the error or the texts in it name.
 * @param read the content of a file of the copy
 */
export function failureIn(
  output: string,
  tool: string,
  { files, model }: Plan,
  read: (path: string) => string,
): NotPassing {
  const [, message = output.trim().split('\n').at(-1) ?? ''] =
    /(?:\berror TS\d+: |\w*Error: | *[×✖] )(.*)$/m.exec(output) ?? [];
  const locations = [...output.matchAll(/((?:src|tests|i18n)\/[\w./-]+)[:(](\d+)/g)];
  const [, path = '', line = ''] = locations.find(([, each = '']) => files.has(each)) ?? [];
  const code = path && read(path).split('\n')[Number(line) - 1];
  // In a test, `name` is a word of Testing Library.
  const isTest = path.startsWith('tests/');
  const field = fieldIn(`${code} ${message}`, model, isTest) ?? fieldIn(detailsIn(output), model, true);
  const subject = field === undefined ? 'the code' : `the code for '${field}'`;
  const reason = `${tool}${path && ` (${path}:${line})`}: ${message.trim()}`;
  return new NotPassing(`Nothing was written: ${subject} does not pass ${reason}`, field, reason);
}

/** What a test found: the lines of a difference, and what it looked for in vain. */
function detailsIn(output: string): string {
  const lines = output
    .split('\n')
    .filter((each) => /^\s*[+-] |Unable to find|TestingLibraryElementError/.test(each));
  return lines.slice(0, 40).join('\n');
}

/** The field whose name a text has; as a key, a text or a label only if `quoted`. */
function fieldIn(text: string, { shown, others }: Plan['model'], quoted: boolean): string | undefined {
  const isNamed = (...names: readonly string[]) =>
    names.some((name) => ['.', '"', "'", '`'].some((before) => name && text.includes(before + name)));
  const named = [
    ...shown.filter(({ source, label, values }) =>
      quoted ? isNamed(source, label, values) : text.includes(source),
    ),
    ...others.filter(({ source }) => (quoted ? isNamed(source) : text.includes(source))),
  ];
  return named.map(({ source }) => source).sort((a, b) => b.length - a.length)[0];
}
