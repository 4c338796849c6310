import assert from 'node:assert/strict';
import { createServer, type IncomingMessage } from 'node:http';
import { ask } from './ask.ts';
import type { Check } from './check.ts';
import { startNginx } from './nginx.ts';

/** Runs `use` with an API that echoes requests, and an nginx in front of it. */
async function withEcho(
  use: (origin: string, asked: readonly IncomingMessage[]) => Promise<void>,
): Promise<void> {
  const asked: IncomingMessage[] = [];
  const api = createServer((incoming, outgoing) => {
    asked.push(incoming);
    outgoing.setHeader('Set-Cookie', ['a=1', 'b=2']);
    outgoing.setHeader('Cache-Control', 'no-store');
    if (incoming.url?.endsWith('/moved')) outgoing.setHeader('Location', 'https://elsewhere.example/');
    outgoing.writeHead(incoming.url?.endsWith('/gone') ? 404 : 200);
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : '';
  const nginx = await startNginx(`http://127.0.0.1:${port}`, {
    CONNECT_ORIGINS: 'https://api.example https://second.example',
    FRAME_ORIGINS: 'https://player.example',
    MEDIA_ORIGINS: 'https://films.example https://pictures.example',
  });
  try {
    await use(nginx.origin, asked);
  } finally {
    await nginx.stop();
    api.closeAllConnections();
    api.close();
  }
}

/** Checks that calls reach the API unchanged, and that other origins can be allowed. */
export const apiChecks: readonly Check[] = [
  {
    title: 'calls reach the API with method, query, headers and body, and its answer comes back as it is',
    run: () =>
      withEcho(async (origin, asked) => {
        const headers = { Authorization: 'Bearer x', 'X-XSRF-TOKEN': 'y', 'Content-Type': 'text/plain' };
        const path = '/clientapi/v1/users/.hidden?range=%5B0%2C9%5D&q=a%20b';
        const answer = await ask(origin, path, { method: 'PUT', headers, body: 'hello' });
        assert.equal(answer.body.toString('utf8'), 'hello');
        assert.deepEqual(answer.headers['set-cookie'], ['a=1', 'b=2']);
        assert.equal(answer.headers['cache-control'], 'no-store');
        const [call] = asked;
        assert.deepEqual([call?.method, call?.url], ['PUT', path]);
        assert.equal(call?.headers.authorization, 'Bearer x');
        assert.equal(call?.headers['x-xsrf-token'], 'y');
        assert.ok(call?.headers['x-forwarded-for']);
        for (const each of ['/api/groups/languages', '/clientapi/v2/x']) {
          assert.equal((await ask(origin, each)).status, 200);
        }
        assert.equal((await ask(origin, '/api/gone')).status, 404);
        assert.equal((await ask(origin, '/api/moved')).headers.location, 'https://elsewhere.example/');
        assert.deepEqual(
          asked.map(({ url }) => url),
          [path, '/api/groups/languages', '/clientapi/v2/x', '/api/gone', '/api/moved'],
        );
      }),
  },
  {
    title: 'an answer of the API that a browser would show as a page has the security headers too',
    run: () =>
      withEcho(async (origin) => {
        const { headers } = await ask(origin, '/api/page');
        assert.equal(headers['x-content-type-options'], 'nosniff');
        assert.match(String(headers['content-security-policy']), /default-src 'none'/);
      }),
  },
  {
    title: 'CONNECT_ORIGINS, FRAME_ORIGINS and MEDIA_ORIGINS allow other origins, and change nothing else',
    run: () =>
      withEcho(async (origin) => {
        const policy = String((await ask(origin, '/login')).headers['content-security-policy']);
        const media = 'https://films.example https://pictures.example';
        const allowed = [
          `; img-src 'self' ${media} blob:`,
          `; media-src 'self' ${media}`,
          '; frame-src https://player.example',
          "; connect-src 'self' https://api.example https://second.example; form-action ",
        ];
        assert.ok(policy.includes(allowed.join('')), policy);
      }),
  },
  {
    title: 'an API that is down is a 502, not the start page',
    run: async () => {
      const nginx = await startNginx('http://127.0.0.1:1');
      try {
        const { status, body } = await ask(nginx.origin, '/api/groups/languages');
        assert.equal(status, 502);
        assert.ok(!body.includes('id="root"'));
      } finally {
        await nginx.stop();
      }
    },
  },
];
