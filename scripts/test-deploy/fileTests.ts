import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cacheControl, isHashed } from '../../vite/delivery/paths.ts';
import { securityHeaders } from '../../vite/delivery/securityHeaders.ts';
import { ask } from './nginx.ts';

const pages = ['/', '/login', '/messages?x=1', '/user-management/users/a.b', '/PROFILE/', '/nowhere'];
const replaceable = ['/', '/index.html', '/config.json', '/version.json', '/assets/i18n/lang-de.json'];
const missing = ['/assets/gone-AbCd1234.js', '/assets/i18n/lang-xx.json', '/assets/', '/robots.txt'];
const hidden = ['/.git/HEAD', '/.env', '/assets/.env', '/user-management/.git/HEAD', '/%2egit/HEAD'];
const outside = ['/../outside.txt', '/assets/../../outside.txt', '/assets/..%2f..%2foutside.txt'];

/** Tests that nginx serves files, pages and unknown paths of the build in `folder` as in docs/deployment.md. */
export function testFiles(origin: string, folder: string): void {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, scriptPath = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];

  describe('files and pages', () => {
    before(() => {
      for (const name of ['.git/HEAD', '.env', 'assets/.env', '../outside.txt']) {
        mkdirSync(join(folder, name, '..'), { recursive: true });
        writeFileSync(join(folder, name), 'secret');
      }
    });

    test('every answer has the security headers of the one definition, 404s too, and no version', async () => {
      for (const path of [...pages, scriptPath, '/config.json', ...missing, ...hidden]) {
        const { headers } = await ask(origin, path);
        assert.equal(headers.server, 'nginx');
        for (const [name, value] of Object.entries(securityHeaders(html))) {
          assert.equal(headers[name.toLowerCase()], value, `${path}: ${name}`);
        }
      }
    });

    test('what carries a hash is kept for ever, all else is asked for again', async () => {
      assert.ok(isHashed(scriptPath), scriptPath);
      for (const path of [scriptPath, ...replaceable]) {
        const { status, headers } = await ask(origin, path);
        assert.deepEqual([path, status, headers['cache-control']], [path, 200, cacheControl(path)]);
        const again = await ask(origin, path, { headers: { 'If-None-Match': headers.etag ?? '' } });
        assert.deepEqual([path, again.status], [path, 304]);
        assert.equal(again.headers['cache-control'], cacheControl(path));
      }
    });

    test('the application answers its own paths, also those that it does not know', async () => {
      for (const path of pages) {
        const { status, headers, body } = await ask(origin, path);
        assert.deepEqual([path, status, body.toString('utf8') === html], [path, 200, true]);
        assert.equal(headers['content-type'], 'text/html; charset=utf-8');
      }
    });

    test('what is missing, hidden or outside is a 404, never the start page', async () => {
      for (const path of [...missing, ...hidden, '/headers.conf', '/nginx.conf']) {
        const { status, headers, body } = await ask(origin, path);
        assert.deepEqual([path, status, headers['cache-control']], [path, 404, 'no-cache']);
        assert.ok(!body.includes('id="root"') && !body.includes('secret'), path);
      }
      for (const path of outside) {
        const { status, body } = await ask(origin, path);
        assert.ok(status >= 400 && !body.includes('secret'), `${path}: ${status}`);
      }
    });

    test('a redirect is never made, whatever the path or the Host looks like', async () => {
      for (const path of ['/assets', '/api', '//evil.example', '//evil.example/..', '/\\evil.example']) {
        const { status, headers } = await ask(origin, path, { headers: { Host: 'evil.example' } });
        assert.deepEqual([path, headers.location, status === 301], [path, undefined, false]);
      }
    });
  });

  describe('compression', () => {
    test('index.html and every script of size arrive in Brotli and gzip, and are the same', async () => {
      const scripts = readdirSync(join(folder, 'assets'))
        .filter((name) => name.endsWith('.js') && readFileSync(join(folder, 'assets', name)).length > 1000)
        .map((name) => `/assets/${name}`);
      assert.ok(scripts.length > 10);
      for (const path of ['/index.html', ...scripts]) {
        const plain = await ask(origin, path, { headers: { 'Accept-Encoding': 'identity' } });
        const gzip = await ask(origin, path, { headers: { 'Accept-Encoding': 'gzip' } });
        const brotli = await ask(origin, path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
        assert.ok(gunzipSync(gzip.body).equals(plain.body), `${path} is another one in gzip`);
        assert.ok(brotliDecompressSync(brotli.body).equals(plain.body), `${path} is another one in Brotli`);
        const encodings = [plain, gzip, brotli].map(({ headers }) => headers['content-encoding']);
        assert.deepEqual([path, ...encodings], [path, undefined, 'gzip', 'br']);
        for (const { headers } of [gzip, brotli]) {
          assert.match(String(headers.vary), /Accept-Encoding/i);
          assert.equal(headers['cache-control'], cacheControl(path));
          assert.equal(headers['content-type'], plain.headers['content-type']);
        }
      }
    });

    test('what a deployment may replace is compressed as it is now', async () => {
      const path = '/assets/i18n/lang-de.json';
      const { headers, body } = await ask(origin, path, { headers: { 'Accept-Encoding': 'gzip, br' } });
      assert.equal(headers['content-encoding'], 'gzip');
      assert.ok(gunzipSync(body).equals(readFileSync(join(folder, path))));
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      assert.deepEqual(
        names.filter((name) => /(config|lang-\w+|\/\w\w)\.json\.(gz|br)$/.test(name)),
        [],
      );
    });
  });
}
