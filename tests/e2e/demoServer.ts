import { createServer, type ViteDevServer } from 'vite';

/** Where demo mode listens in the tests. */
export const demoOrigin = 'http://localhost:4177';

/** Starts demo mode as `npm start` does, on a port of its own. */
export async function startDemoServer(): Promise<ViteDevServer> {
  const server = await createServer({
    mode: 'demo',
    logLevel: 'error',
    cacheDir: 'node_modules/.cache/vite-demo-test',
    server: { port: Number(new URL(demoOrigin).port), strictPort: true },
  });
  return server.listen();
}
