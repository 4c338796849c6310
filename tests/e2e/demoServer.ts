import { createServer, type ViteDevServer } from 'vite';
import { ports } from './servers';

/** Where demo mode listens in the tests. */
export const demoOrigin = `http://localhost:${ports.demo}`;

/** Starts demo mode as `npm start` does, on a port of its own. */
export async function startDemoServer(): Promise<ViteDevServer> {
  const server = await createServer({
    mode: 'demo',
    logLevel: 'error',
    cacheDir: `node_modules/.cache/vite-demo-test-${ports.demo}`,
    server: { port: ports.demo, strictPort: true },
  });
  return server.listen();
}
