import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ask, startNginx, withApi } from './nginx.ts';

const german = '/assets/i18n/lang-de.json';
const published = JSON.stringify({ app: { title: 'Veröffentlicht' } });

function echo(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('Set-Cookie', ['a=1', 'b=2']);
  outgoing.setHeader('Cache-Control', 'no-store');
  if (incoming.url?.endsWith('/moved')) outgoing.setHeader('Location', 'https://elsewhere.example/');
  outgoing.writeHead(incoming.url?.endsWith('/gone') ? 404 : 200);
  incoming.pipe(outgoing);
}

/** Tests that calls reach the API unchanged, and that the environment can allow other origins. */
export function testApi(): void {
  describe('calls of the API', () => {
    test('reach it with method, query, headers and body, and its answer comes back as it is', async () => {
      const calls: IncomingMessage[] = [];
      const path = '/clientapi/v1/users/.hidden?range=%5B0%2C9%5D&q=a%20b';
      const headers = { Authorization: 'Bearer x', 'X-XSRF-TOKEN': 'y', 'Content-Type': 'text/plain' };
      await withApi(
        (incoming, outgoing) => {
          calls.push(incoming);
          echo(incoming, outgoing);
        },
        async ({ origin }) => {
          const answer = await ask(origin, path, { method: 'PUT', headers, body: 'hello' });
          assert.equal(answer.body.toString('utf8'), 'hello');
          assert.deepEqual(answer.headers['set-cookie'], ['a=1', 'b=2']);
          assert.equal(answer.headers['cache-control'], 'no-store');
          // A browser would show it as a page.
          assert.equal(answer.headers['x-content-type-options'], 'nosniff');
          assert.match(String(answer.headers['content-security-policy']), /default-src 'none'/);
          assert.equal((await ask(origin, '/clientapi/v2/x')).status, 200);
          assert.equal((await ask(origin, '/api/gone')).status, 404);
          assert.equal((await ask(origin, '/api/moved')).headers.location, 'https://elsewhere.example/');
        },
      );
      const [first, ...others] = calls;
      assert.deepEqual([first?.method, first?.url], ['PUT', path]);
      assert.equal(first?.headers.authorization, 'Bearer x');
      assert.equal(first?.headers['x-xsrf-token'], 'y');
      assert.ok(first?.headers['x-forwarded-for']);
      assert.deepEqual(
        others.map(({ url }) => url),
        ['/clientapi/v2/x', '/api/gone', '/api/moved'],
      );
    });

    test('CONNECT_ORIGINS, FRAME_ORIGINS and MEDIA_ORIGINS allow other origins, and change nothing else', () =>
      withApi(
        echo,
        async ({ origin }) => {
          const policy = String((await ask(origin, '/login')).headers['content-security-policy']);
          const media = 'https://videos.example https://pictures.example';
          const allowed = [
            `; img-src 'self' ${media} blob:`,
            `; media-src 'self' ${media}`,
            '; frame-src https://player.example',
            "; connect-src 'self' https://api.example https://second.example; form-action ",
          ];
          assert.ok(policy.includes(allowed.join('')), policy);
        },
        {
          CONNECT_ORIGINS: 'https://api.example https://second.example',
          FRAME_ORIGINS: 'https://player.example',
          MEDIA_ORIGINS: 'https://videos.example https://pictures.example',
        },
      ));

    test('are a 502 while the API is down, not the start page', async () => {
      const nginx = await startNginx('http://127.0.0.1:1');
      const { status, body } = await ask(nginx.origin, '/api/groups/languages').finally(nginx.stop);
      assert.equal(status, 502);
      assert.ok(!body.includes('id="root"'));
    });
  });
}

/** Responds like an API that has published German. */
function publish(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('ETag', '"p1"');
  outgoing.setHeader('Cache-Control', 'public, max-age=86400');
  outgoing.setHeader('Expires', 'Thu, 31 Dec 2099 00:00:00 GMT');
  outgoing.setHeader('Set-Cookie', 'a=1');
  outgoing.setHeader('Content-Type', 'application/json');
  if (incoming.url !== german) outgoing.writeHead(404).end('{}');
  else if (incoming.headers['if-none-match']?.includes('"p1"')) outgoing.writeHead(304).end();
  else outgoing.end(published);
}

/** Tests that published texts reach readers at once, and that the build's texts replace them without an API. */
export function testPublishedTexts(): void {
  const expectBuilt = async ({ origin, folder }: { origin: string; folder: string }) => {
    const { status, headers, body } = await ask(origin, german);
    assert.deepEqual([status, headers['cache-control']], [200, 'no-cache']);
    assert.ok(body.equals(readFileSync(join(folder, german))));
  };

  describe('published texts', () => {
    test('are answered instead of those of the build, and asked for again each time', () =>
      withApi(publish, async ({ origin }) => {
        const { status, headers, body } = await ask(origin, german);
        assert.deepEqual([status, body.toString('utf8')], [200, published]);
        assert.equal(headers['cache-control'], 'no-cache');
        assert.deepEqual([headers.expires, headers['set-cookie']], [undefined, undefined]);
        assert.equal(headers['x-content-type-options'], 'nosniff');
        const again = await ask(origin, german, { headers: { 'If-None-Match': headers.etag ?? '' } });
        assert.deepEqual([again.status, again.headers['cache-control']], [304, 'no-cache']);
        assert.equal((await ask(origin, '/assets/i18n/lang-xx.json')).status, 404);
        assert.equal((await ask(origin, german, { method: 'POST', body: 'x' })).status, 405);
      }));

    for (const status of [302, 403, 404, 503]) {
      test(`are those of the build where the API answers ${status}`, () =>
        withApi((_, outgoing) => outgoing.writeHead(status, { Location: '/login' }).end('no'), expectBuilt));
    }

    test('are those of the build within three seconds where the API never answers', async () => {
      const before = Date.now();
      await withApi(() => {}, expectBuilt);
      assert.ok(Date.now() - before < 5000);
    });

    test('are asked of no API with PUBLISHED_TEXTS=off', () =>
      withApi(publish, expectBuilt, { PUBLISHED_TEXTS: 'off' }));
  });
}
