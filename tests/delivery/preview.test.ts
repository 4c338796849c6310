import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type InlineConfig, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliveryPlugin } from '../../vite/delivery/deliveryPlugin';
import { securityHeaders } from '../../vite/delivery/securityHeaders';
import { translationsPlugin } from '../../vite/translationsPlugin';

let root: string;
let server: PreviewServer;
let api: Server;
let origin: string;

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}
const portOf = (one: { address(): unknown }) => {
  const address = one.address();
  return typeof address === 'object' && address && 'port' in address ? address.port : '';
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'delivery-'));
  write('index.html', '<!doctype html><title>Start page</title><script>let a</script>');
  write('i18n/de/app.json', '{"title":"Verwaltung"}');
  write('public/config.json', '{}');
  write('public/assets/script-AbCd1234.js', 'run()');
  write('public/.hidden', 'secret');
  api = createServer((_request, response) => {
    response.writeHead(200, { 'Cache-Control': 'no-store' }).end('answer');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const config: InlineConfig = {
    ...{ root, configFile: false, logLevel: 'silent', base: '/office/' },
    plugins: [translationsPlugin(), deliveryPlugin()],
    preview: { port: 0, host: '127.0.0.1', proxy: { '/api/': `http://127.0.0.1:${portOf(api)}` } },
  };
  await build(config);
  server = await preview(config);
  origin = `http://127.0.0.1:${portOf(server.httpServer)}`;
});
afterAll(async () => {
  await server.close();
  api.close();
  rmSync(root, { recursive: true, force: true });
});

const at = (path: string, init?: RequestInit) => fetch(`${origin}/office/${path}`, init);
const built = (path: string) => readFileSync(join(root, path), 'utf8');

describe('what nginx includes', () => {
  it('is written beside the folder that is served, and is the one definition', () => {
    const file = built('dist-nginx/headers.conf');
    for (const [name, value] of Object.entries(securityHeaders(built('dist/index.html')))) {
      expect(file).toContain(
        `add_header ${name} "${value
          .replace("connect-src 'self'", 'connect-src $connect_sources')
          .replace("frame-src 'none'", 'frame-src $frame_sources')
          .replace("media-src 'self'", 'media-src $media_sources')
          .replace("img-src 'self'", 'img-src $image_sources')}" always;`,
      );
    }
  });
});

describe('the preview', () => {
  it('answers everything with the headers of the one definition', async () => {
    const expectedHeaders = Object.entries(securityHeaders(built('dist/index.html')));
    expect(expectedHeaders.length).toBeGreaterThan(5);
    for (const path of ['', 'login', 'config.json', 'assets/none.js', 'assets/script-AbCd1234.js']) {
      const { headers } = await at(path);
      for (const [name, value] of expectedHeaders) expect([path, headers.get(name)]).toEqual([path, value]);
    }
  });

  it('follows a new build while it runs', async () => {
    const before = (await at('login')).headers.get('Content-Security-Policy');
    const page = built('dist/index.html');
    write('dist/index.html', page.replace('let a', 'let b'));
    expect((await at('login')).headers.get('Content-Security-Policy')).not.toBe(before);
    write('dist/index.html', page);
  });

  it('allows what config.json names of other servers', async () => {
    const media = { frameOrigins: ['https://player.example'], mediaOrigins: ['https://videos.example'] };
    const page = built('dist/index.html');
    write('dist/config.json', JSON.stringify({ media }));
    write('dist/index.html', page.replace('let a', 'let c'));
    const policy = (await at('login')).headers.get('Content-Security-Policy');
    expect(policy).toContain(
      "img-src 'self' https://videos.example blob:; media-src 'self' https://videos.example; ",
    );
    expect(policy).toContain('frame-src https://player.example;');
    write('dist/config.json', '{}');
    write('dist/index.html', page);
  });

  it('serves files, and a 404 for one that is missing', async () => {
    expect(await (await at('assets/i18n/lang-de.json')).json()).toEqual({ app: { title: 'Verwaltung' } });
    expect((await at('assets/i18n/de.json', { method: 'HEAD' })).status).toBe(200);
    const missing = ['lang-fr.json', 'de', 'de.json.bak', '..%2f..%2findex.html', ''];
    for (const path of [
      ...missing.map((name) => `assets/i18n/${name}`),
      'assets/none.js',
      '.hidden',
      'x.txt',
    ]) {
      const answer = await at(path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, 'Not Found']);
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    }
    for (const path of ['', 'profile', 'user-management/users/a.b']) {
      expect(await (await at(path)).text()).toContain('Start page');
    }
  });

  it('lets the browser keep what carries a hash', async () => {
    const cached = async (path: string) => (await at(path)).headers.get('Cache-Control');
    expect(await cached('assets/script-AbCd1234.js')).toContain('immutable');
    for (const path of ['', 'login', 'index.html', 'config.json', 'assets/i18n/de.json']) {
      expect([path, await cached(path)]).toEqual([path, 'no-cache']);
    }
    const tag = (await at('login')).headers.get('ETag') ?? '';
    expect((await at('login', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  it('leaves the caching of the API to the API', async () => {
    const answer = await fetch(`${origin}/api/groups/languages`);
    expect(await answer.text()).toBe('answer');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});
