import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ask } from './ask.ts';
import type { Check } from './check.ts';
import { startNginx } from './nginx.ts';

const german = '/assets/i18n/lang-de.json';
const published = JSON.stringify({ app: { title: 'Veröffentlicht' } });

type Get = (path?: string, options?: Parameters<typeof ask>[2]) => ReturnType<typeof ask>;

/** Runs `use` with an nginx in front of an API that responds by `answer`; `built` is the build's own file. */
async function withApi(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  use: (get: Get, built: string) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const api = createServer(answer);
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : '';
  const nginx = await startNginx(`http://127.0.0.1:${port}`, environment);
  try {
    const built = readFileSync(join(nginx.folder, german), 'utf8');
    await use((path = german, options = {}) => ask(nginx.origin, path, options), built);
  } finally {
    await nginx.stop();
    api.closeAllConnections();
    api.close();
  }
}

/** Responds like an API that has published German. */
function publishes(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('ETag', '"p1"');
  outgoing.setHeader('Cache-Control', 'public, max-age=86400');
  outgoing.setHeader('Expires', 'Thu, 31 Dec 2099 00:00:00 GMT');
  outgoing.setHeader('Set-Cookie', 'a=1');
  outgoing.setHeader('Content-Type', 'application/json');
  if (incoming.url !== german) outgoing.writeHead(404).end('{}');
  else if (incoming.headers['if-none-match']?.includes('"p1"')) outgoing.writeHead(304).end();
  else outgoing.end(incoming.method === 'HEAD' ? undefined : published);
}

/** Checks that published texts reach readers at once, and that the build's texts replace them without an API. */
export const publishedTextsChecks: readonly Check[] = [
  {
    title:
      'texts that the API has published are answered instead of those of the build, and asked for again each time',
    run: () =>
      withApi(publishes, async (get) => {
        const { status, headers, body } = await get();
        assert.deepEqual([status, body.toString('utf8')], [200, published]);
        assert.equal(headers['cache-control'], 'no-cache');
        assert.deepEqual([headers.expires, headers['set-cookie']], [undefined, undefined]);
        assert.equal(headers['x-content-type-options'], 'nosniff');
        const again = await get(german, { headers: { 'If-None-Match': headers.etag ?? '' } });
        assert.deepEqual([again.status, again.headers['cache-control']], [304, 'no-cache']);
        const head = await get(german, { method: 'HEAD' });
        assert.deepEqual([head.status, head.body.length], [200, 0]);
        assert.equal((await get('/assets/i18n/lang-xx.json')).status, 404);
        assert.equal((await get(german, { method: 'POST', body: 'x' })).status, 405);
      }),
  },
  {
    title: 'an API without them, one that fails, redirects or never answers leaves those of the build',
    run: async () => {
      for (const status of [302, 403, 404, 500, 503]) {
        const refuse = (_: IncomingMessage, outgoing: ServerResponse) =>
          outgoing.writeHead(status, { Location: '/login' }).end('no');
        await withApi(refuse, async (get, built) => {
          const { headers, body, status: answered } = await get();
          assert.deepEqual([status, answered, body.toString('utf8') === built], [status, 200, true]);
          assert.equal(headers['cache-control'], 'no-cache');
          assert.equal((await get(german, { method: 'HEAD' })).status, 200);
          assert.equal((await get('/assets/i18n/lang-xx.json')).status, 404);
        });
      }
      await withApi(
        () => {},
        async (get, built) => {
          const before = Date.now();
          assert.equal((await get()).body.toString('utf8'), built);
          assert.ok(Date.now() - before < 3000, 'a reader waits three seconds');
        },
      );
    },
  },
  {
    title: 'PUBLISHED_TEXTS=off asks no API for them',
    run: () =>
      withApi(publishes, async (get, built) => assert.equal((await get()).body.toString('utf8'), built), {
        PUBLISHED_TEXTS: 'off',
      }),
  },
];
