import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface BuiltFile {
  readonly type: string;
  readonly body: Buffer;
  /** The body in gzip; undefined where gzip is of no use. */
  readonly gzipped: Buffer | undefined;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
};

/** The files of a build by their paths, as `/assets/index.js`, with their bodies as they are and in gzip. */
export function readBuild(folder: string): ReadonlyMap<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!statSync(path).isFile()) continue;
    const body = readFileSync(path);
    const type = types[extname(name)] ?? 'application/octet-stream';
    const gzipped = /^text|json|svg/.test(type) ? gzipSync(body) : undefined;
    files.set(`/${name.split(sep).join('/')}`, { type, body, gzipped });
  }
  return files;
}

/** The bytes in gzip of the files at these paths, each counted once. @throws Error when the build has no such file */
export function gzippedSize(build: ReadonlyMap<string, BuiltFile>, paths: Iterable<string>): number {
  return [...new Set(paths)].reduce((sum, path) => {
    const file = build.get(path);
    if (file === undefined) throw new Error(`The build has no ${path}`);
    return sum + (file.gzipped ?? file.body).length;
  }, 0);
}

/** The bytes in gzip of the scripts that stand in the start page itself; data that stands there is none. */
export function inlineScriptSize(build: ReadonlyMap<string, BuiltFile>): number {
  const html = build.get('/index.html')?.body.toString('utf8') ?? '';
  const scripts = [
    ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, text = '']) => text);
  return scripts.length === 0 ? 0 : gzipSync(scripts.join('\n')).length;
}
