import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { cacheControl, isApplicationPath } from '../../vite/delivery/paths.ts';
import type { BuiltFile } from './builtFiles.ts';

export interface Server {
  /** `http://localhost:<port>` */
  readonly origin: string;
  close(): Promise<void>;
}

function sendFile(path: string, file: BuiltFile, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const zipped = /\bgzip\b/.test(String(incoming.headers['accept-encoding'])) ? file.gzipped : undefined;
  outgoing.writeHead(200, {
    'Content-Type': file.type,
    'Content-Length': (zipped ?? file.body).length,
    'Cache-Control': cacheControl(path),
    ...(file.gzipped && { Vary: 'Accept-Encoding' }),
    ...(zipped && { 'Content-Encoding': 'gzip' }),
  });
  outgoing.end(zipped ?? file.body);
}

function passOn(apiOrigin: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const onward = request(`${apiOrigin}${url}`, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.once('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

/**
 * Serves a build with gzip on a free port: the start page for what looks like a page, 404 for a file that is missing.
 * Calls below `/api/` and `/clientapi/` go to `apiOrigin`, where there is one.
 */
export async function serve(build: ReadonlyMap<string, BuiltFile>, apiOrigin?: string): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (apiOrigin !== undefined && /^\/(api|clientapi)\//.test(pathname)) {
      return passOn(apiOrigin, incoming, outgoing);
    }
    const path = !build.has(pathname) && isApplicationPath(pathname) ? '/index.html' : pathname;
    const file = build.get(path);
    if (file !== undefined) return sendFile(path, file, incoming, outgoing);
    outgoing.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found');
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(0, 'localhost', () => resolve()),
  );
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
