import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Connect, ResolvedConfig } from 'vite';
import { cacheControl, isApplicationPath } from './paths.ts';
import { connectOrigins, type PolicySources, securityHeaders, sourcesFor } from './securityHeaders.ts';

/**
 * Adds production's headers to the preview server's responses, and answers 404 for missing files. Language files come from `published`
 * first.
 */
export function previewHandler(
  { root, base, build, preview }: ResolvedConfig,
  published: Connect.NextHandleFunction,
): Connect.NextHandleFunction {
  const folder = resolve(root, build.outDir);
  const proxied = Object.keys(preview.proxy ?? {});
  const isFile = (path: string) => {
    const file = join(folder, path);
    return !path.includes('/.') && existsSync(file) && statSync(file).isFile();
  };
  let headers: Readonly<Record<string, string>> = {};
  let written = 0;
  /** The headers of the current build, which may be replaced while the server runs. */
  const currentHeaders = () => {
    const page = join(folder, 'index.html');
    const { mtimeMs } = statSync(page);
    if (mtimeMs !== written) headers = securityHeaders(readFileSync(page, 'utf8'), configuredSources(folder));
    written = mtimeMs;
    return headers;
  };

  return (request, response, next) => {
    for (const [name, value] of Object.entries(currentHeaders())) response.setHeader(name, value);
    published(request, response, () => {
      const url = request.url ?? '/';
      if (proxied.some((path) => url.startsWith(path))) return next();
      const path = pathOf(url, base);
      if (path === undefined) return next();
      if (!isApplicationPath(path) && !isFile(path)) {
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' });
        return response.end('Not Found');
      }
      response.setHeader('Cache-Control', cacheControl(path));
      next();
    });
  };
}

/** The sources in `config.json`, which nginx cannot read and gets from the environment, and further servers. */
function configuredSources(folder: string): PolicySources {
  const file = join(folder, 'config.json');
  if (!existsSync(file)) return sourcesFor([], [], connectOrigins());
  const { media = {} }: { media?: { frameOrigins?: string[]; mediaOrigins?: string[] } } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return sourcesFor(media.frameOrigins ?? [], media.mediaOrigins ?? [], connectOrigins());
}

/** The path below the base path, decoded; undefined if it is elsewhere or malformed. */
function pathOf(url: string, base: string): string | undefined {
  const [path = ''] = url.split(/[?#]/);
  if (!path.startsWith(base)) return undefined;
  try {
    return decodeURIComponent(path.slice(base.length - 1));
  } catch {
    return undefined;
  }
}
