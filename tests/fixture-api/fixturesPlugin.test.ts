import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createLogger, createServer, type InlineConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtures } from '../../vite/fixturesPlugin';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fixtures-plugin-'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Office</title>');
});
afterAll(() => rm(root, { recursive: true }));

/** Starts a development server and gives what it prints and what it serves. */
async function serve(config: InlineConfig) {
  const printed: string[] = [];
  const customLogger = { ...createLogger('silent'), info: (text: string) => void printed.push(text) };
  const server = await createServer({
    root,
    configFile: false,
    customLogger,
    plugins: [fixtures()],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    ...config,
  });
  await server.listen();
  server.printUrls();
  const address = server.httpServer?.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  return { printed: () => printed.join('\n'), get, close: () => server.close() };
}

/** Builds into a folder of its own and gives the names of the files. */
async function buildIn(mode: string) {
  const outDir = join(root, `dist-${mode}`);
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'silent',
    plugins: [fixtures()],
    build: { outDir },
  });
  return (await readdir(outDir, { recursive: true })).sort();
}

describe('in demo mode', () => {
  it("serves the workers' scripts under the base path and prints the accounts", async () => {
    const server = await serve({ mode: 'demo', base: '/office/' });
    expect(await server.get('/office/demoWorker.js?t=1')).toContain(
      "importScripts('./mockServiceWorker.js')",
    );
    expect(await server.get('/office/mockServiceWorker.js')).toContain('Mock Service Worker');
    expect(server.printed()).toMatch(/admin@publisher\.example +Admin123! +everything\n/);
    expect(server.printed()).toMatch(/guest@publisher\.example +Guest123! +nothing but the profile page/);
    await server.close();
  });

  it("builds with the workers' scripts beside the start page", async () => {
    expect(await buildIn('demo')).toEqual(['demoWorker.js', 'index.html', 'mockServiceWorker.js']);
  });
});

describe('otherwise', () => {
  it('serves no worker and prints no account', async () => {
    const server = await serve({ mode: 'development' });
    expect(await server.get('/mockServiceWorker.js')).not.toContain('Mock Service Worker');
    expect(await server.get('/demoWorker.js')).not.toContain('importScripts');
    expect(server.printed()).not.toContain('publisher.example');
    await server.close();
  });

  it('builds without a worker', async () => {
    expect(await buildIn('production')).toEqual(['index.html']);
  });
});
