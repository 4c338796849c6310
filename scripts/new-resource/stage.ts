import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Plan } from './plan.ts';

/** Not copied: generated, or shared by a link. */
const skippedFolders = /^(node_modules|\.git|dist.*|coverage|test-results|playwright-report)$/;

/**
 * Applies a plan to a copy of the project, where the code is formatted and must pass types, lint and its tests.
 * @returns the files, formatted
 * @throws Error that names in one sentence what does not pass
 */
export async function tryOut(plan: Plan): Promise<Plan['files']> {
  const copy = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'new-resource-')));
  const run = async (tool: string, ...args: string[]) => {
    const options = { cwd: copy, maxBuffer: 50_000_000, env: { ...process.env, NO_COLOR: '1' } };
    await promisify(execFile)('npx', ['--no-install', tool, ...args], options).catch((error) => {
      throw new Error(reasonIn(`${error.stdout}\n${error.stderr}`, tool, copy, plan));
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
    await run('tsc', '--noEmit', '--pretty', 'false', '--project', 'tsconfig.new.json');
    const tests = [...paths.filter((path) => path.startsWith('tests/')), 'tests/contract/texts.test.ts'];
    // A busy machine must not fail a correct test.
    await run('vitest', 'run', '--maxWorkers=1', '--testTimeout=60000', ...tests);
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

/** A tool's first error: its line, and the field if the line names one. */
function reasonIn(output: string, tool: string, copy: string, { files, model }: Plan): string {
  const [, message = output.trim().split('\n').at(-1) ?? ''] =
    /(?:\berror TS\d+: |\w*Error: | *[×✖] )(.*)$/m.exec(output) ?? [];
  const locations = [...output.matchAll(/((?:src|tests|i18n)\/[\w./-]+)[:(](\d+)/g)];
  const [, path = '', line = ''] = locations.find(([, each = '']) => files.has(each)) ?? [];
  const code = path && fs.readFileSync(join(copy, path), 'utf8').split('\n')[Number(line) - 1];
  const sources = [...model.shown, ...model.others].map(({ source }) => source);
  const named = sources.filter((source) => `${code} ${message}`.includes(source));
  const [field] = named.sort((a, b) => b.length - a.length);
  const subject = field === undefined ? 'the code' : `the code for '${field}'`;
  return `Nothing was written: ${subject} does not pass ${tool}${path && ` (${path}:${line})`}: ${message.trim()}`;
}
