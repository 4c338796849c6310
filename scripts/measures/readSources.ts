import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/** A file of the application's own source, as the measures see it. */
export interface Source {
  readonly path: string;
  readonly lines: number;
  /** Lines that begin with a comment or within one. */
  readonly commentLines: number;
  /** How often the type `any` stands in it. */
  readonly anys: number;
  /** The files of the project that it imports, types included. */
  readonly imports: readonly string[];
  /** Those that it loads when they are needed. */
  readonly lazyImports: readonly string[];
}

/** All files in `folder`, read once. @throws Error when one is not TypeScript */
export function readSources(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map((path) => readSource(path, readFileSync(path, 'utf8')));
}

/** One file. @throws Error when it is not TypeScript */
export function readSource(path: string, text: string): Source {
  const { program, module, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const imported = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  );
  const resolved = (names: readonly string[]) => [
    ...new Set(names.flatMap((name) => resolveImport(path, name) ?? [])),
  ];
  return {
    path,
    lines: linesOf(text).length,
    commentLines: countCommentLines(text, comments),
    anys: countAnys(program),
    imports: resolved(imported),
    lazyImports: resolved(lazy),
  };
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n');

function countCommentLines(text: string, comments: readonly { start: number; end: number }[]): number {
  let offset = 0;
  return linesOf(text).filter((line) => {
    const begin = offset + line.search(/\S|$/);
    offset += line.length + 1;
    return line.trim() !== '' && comments.some(({ start, end }) => start <= begin && begin < end);
  }).length;
}

function countAnys(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const own = 'type' in node && node.type === 'TSAnyKeyword' ? 1 : 0;
  return Object.values(node).reduce((sum: number, child) => sum + countAnys(child), own);
}

/** The file that a relative import means; undefined for a package, and for anything but TypeScript. */
function resolveImport(from: string, name: string): string | undefined {
  if (!name.startsWith('.')) return undefined;
  const path = normalize(join(dirname(from), name));
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => `${path}${ending}`)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file) && statSync(file).isFile());
}
