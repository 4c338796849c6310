import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheControl, isHashed } from '../../vite/delivery/paths.ts';
import { securityHeaders } from '../../vite/delivery/securityHeaders.ts';
import { ask } from './ask.ts';
import type { Check } from './check.ts';

const pages = ['/', '/login', '/messages?x=1', '/user-management/users/a.b', '/PROFILE/', '/nowhere'];
const missing = [
  '/assets/gone-AbCd1234.js',
  '/assets/i18n/lang-xx.json',
  '/assets/',
  '/assets/i18n/',
  '/robots.txt',
  '/gone.html',
];
const hidden = ['/.git/HEAD', '/.env', '/assets/.env', '/user-management/.git/HEAD', '/%2egit/HEAD'];

/** Checks that nginx serves files, pages and unknown paths of the build in `folder` as in docs/deployment.md. */
export function staticChecks(origin: string, folder: string): readonly Check[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, scriptPath = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  const changeable = [
    '/',
    '/index.html',
    '/login',
    '/config.json',
    '/version.json',
    '/assets/i18n/lang-de.json',
  ];
  const expectMissing = async (path: string) => {
    const { status, headers, body } = await ask(origin, path);
    assert.deepEqual([path, status], [path, 404]);
    assert.equal(headers['cache-control'], 'no-cache', path);
    assert.ok(!body.includes('id="root"') && !body.includes('secret'), `${path} shows what it must not`);
  };

  return [
    {
      title: 'every answer has the security headers of the one definition, 404s too, and each once',
      run: async () => {
        for (const path of [...pages, scriptPath, '/config.json', ...missing, ...hidden]) {
          const { headers } = await ask(origin, path);
          for (const [name, value] of Object.entries(securityHeaders(html))) {
            assert.equal(headers[name.toLowerCase()], value, `${path}: ${name}`);
          }
        }
      },
    },
    {
      title: 'the version of nginx is hidden',
      run: async () => {
        for (const path of ['/', '/assets/none.js']) {
          const { headers, body } = await ask(origin, path);
          assert.equal(headers.server, 'nginx');
          assert.doesNotMatch(body.toString('utf8'), /nginx\/\d/);
        }
      },
    },
    {
      title: 'T225 what carries a hash is kept for ever, all else is asked for again',
      run: async () => {
        assert.ok(isHashed(scriptPath), scriptPath);
        for (const path of [scriptPath, ...changeable]) {
          const { status, headers } = await ask(origin, path);
          assert.deepEqual([path, status, headers['cache-control']], [path, 200, cacheControl(path)]);
          const tag = headers.etag ?? '';
          const again = await ask(origin, path, { headers: { 'If-None-Match': tag } });
          assert.deepEqual([path, again.status, again.body.length], [path, 304, 0]);
          assert.equal(again.headers['cache-control'], cacheControl(path));
        }
      },
    },
    {
      title: 'the application answers its own paths, also those that it does not know',
      run: async () => {
        for (const path of pages) {
          const { status, headers, body } = await ask(origin, path);
          assert.deepEqual([path, status, body.toString('utf8') === html], [path, 200, true]);
          assert.equal(headers['content-type'], 'text/html; charset=utf-8');
        }
      },
    },
    {
      title: 'T225 a file that is missing is a 404, never the start page',
      run: () => Promise.all(missing.map(expectMissing)).then(() => undefined),
    },
    {
      title: 'hidden files and what lies outside are not served, even where they exist',
      run: async () => {
        for (const name of ['.git/HEAD', '.env', 'assets/.env']) {
          mkdirSync(join(folder, name, '..'), { recursive: true });
          writeFileSync(join(folder, name), 'secret');
        }
        writeFileSync(join(folder, '../outside.txt'), 'secret');
        await Promise.all(hidden.map(expectMissing));
        for (const path of [
          '/../outside.txt',
          '/assets/../../outside.txt',
          '/assets/..%2f..%2foutside.txt',
        ]) {
          const { status, body } = await ask(origin, path);
          assert.ok(status >= 400 && !body.includes('secret'), `${path}: ${status}`);
        }
        for (const path of ['/headers.conf', '/nginx.conf', '/content-security-policy.txt'])
          await expectMissing(path);
      },
    },
    {
      title: 'HEAD is answered like GET, without a body',
      run: async () => {
        for (const path of ['/', '/assets/i18n/lang-de.json', scriptPath]) {
          const { status, headers, body } = await ask(origin, path, { method: 'HEAD' });
          assert.deepEqual([path, status, body.length], [path, 200, 0]);
          assert.equal(headers['cache-control'], cacheControl(path));
        }
        assert.equal((await ask(origin, '/assets/i18n/lang-xx.json', { method: 'HEAD' })).status, 404);
      },
    },
    {
      title: 'a redirect is never made, whatever the path or the Host looks like',
      run: async () => {
        for (const path of ['/assets', '/api', '//evil.example', '//evil.example/..', '/\\evil.example']) {
          const { status, headers } = await ask(origin, path, { headers: { Host: 'evil.example' } });
          assert.ok(
            headers.location === undefined && status !== 301,
            `${path}: ${status} ${headers.location}`,
          );
        }
      },
    },
  ];
}
