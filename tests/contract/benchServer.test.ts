import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Server, serve } from '../../scripts/bench/server';

const text = (type: string, body: string) => ({
  type,
  body: Buffer.from(body),
  gzipped: undefined,
});
const build = new Map([
  ['/index.html', text('text/html', '<!doctype html>')],
  ['/assets/index-AbCd1234.js', text('text/javascript', 'start()')],
  ['/assets/i18n/de.json', text('application/json', '{}')],
]);

const api = createServer((request, response) => {
  response.setHeader('Set-Cookie', ['a=1', 'b=2']);
  response.end(`${request.method} ${request.url}`);
});
let server: Server;

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, 'localhost', resolve));
  const address = api.address();
  server = await serve(build, `http://localhost:${typeof address === 'object' ? address?.port : ''}`);
});
afterAll(async () => {
  await server.close();
  api.close();
});

const get = (path: string) => fetch(`${server.origin}${path}`);

it('answers the start page for addresses of the application', async () => {
  for (const path of ['/', '/login', '/user-management/users?page=2']) {
    const answer = await get(path);
    expect(await answer.text()).toBe('<!doctype html>');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  }
});

it('answers 404 for a file that is missing', async () => {
  expect((await get('/assets/gone-AbCd1234.js')).status).toBe(404);
  expect((await get('/robots.txt')).status).toBe(404);
});

it('lets the browser keep what carries a hash, and nothing else', async () => {
  const script = await get('/assets/index-AbCd1234.js');
  expect(script.headers.get('Cache-Control')).toContain('immutable');
  expect((await get('/assets/i18n/de.json')).headers.get('Cache-Control')).toBe('no-cache');
});

it('passes calls on to the API, and its cookies back', async () => {
  const answer = await fetch(`${server.origin}/clientapi/v1/users?range=1`, { method: 'POST', body: 'x' });
  expect(await answer.text()).toBe('POST /clientapi/v1/users?range=1');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});
