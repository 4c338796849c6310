import { createServer, preview, type ResolvedServerUrls } from 'vite';
import { loadModule } from '../vite/loadModule.ts';

/**
 * The servers for browser tests, each on a free port: the fixture API, with a separate state per test (`X-Fixture-World`), the
 * production build in front of it, and, unless called with `--without-demo`, demo mode. Who starts this script reads the ports from its
 * output.
 */
const { startStandalone } = await loadModule<typeof import('../src/fixture-api/standalone.ts')>(
  '/src/fixture-api/standalone.ts',
);
const api = await startStandalone(0);
const demo = process.argv.includes('--without-demo')
  ? undefined
  : await createServer({
      mode: 'demo',
      logLevel: 'warn',
      cacheDir: 'node_modules/.cache/vite-demo-test',
      server: { port: 0, strictPort: false },
    });
await demo?.listen();
process.env.API_ORIGIN = api.origin;
const application = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'warn' });

const originOf = (server?: { resolvedUrls: ResolvedServerUrls | null }) =>
  server?.resolvedUrls?.local[0]?.replace(/\/$/, '');
console.info(`api ${api.origin}, demo ${originOf(demo)}, application ${originOf(application)}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await Promise.all([application.close(), demo?.close(), api.close()]);
    process.exit(0);
  });
}
