import { createServer } from 'node:http';
import sirv from 'sirv';

/** A plain web server: files below a path, 404 for everything else. */
export interface StaticServer {
  /** The address of the start page. */
  readonly root: string;
  /** The path and status of each answer, in order. */
  readonly answers: readonly { path: string; status: number }[];
  close(): Promise<void>;
}

/**
 * Serves a folder at `http://localhost:<a free port><below>`, where `below` begins and ends in `/`.
 * With `fallback` it answers the start page instead of 404, as some servers do. `headers` apply to everything except scripts: the demo's
 * worker does not work with those of production.
 */
export async function serveStatic(
  folder: string,
  below: string,
  fallback = false,
  headers: Readonly<Record<string, string>> = {},
): Promise<StaticServer> {
  const files = sirv(folder, { dev: false, single: fallback });
  const answers: { path: string; status: number }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    response.once('finish', () => answers.push({ path, status: response.statusCode }));
    if (!path.endsWith('.js')) response.setHeaders(new Map(Object.entries(headers)));
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found');
    };
    if (!path.startsWith(below)) return notFound();
    request.url = path.slice(below.length - 1);
    files(request, response, notFound);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    root: `http://localhost:${port}${below}`,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
