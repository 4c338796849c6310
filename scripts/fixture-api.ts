import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { accounts, describePermissions } from '../src/mocks/accounts.ts';

/**
 * `npm run fixture-api`: the fixture API on a port (PORT, 5175 unless set), for a browser that reaches it through
 * a proxy. Vite loads the modules, because the areas are found by its `import.meta.glob`.
 */
const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
// The module loader knows no types; the type is that of the module itself.
const { startStandalone } = (await vite.ssrLoadModule(
  '/src/mocks/standalone.ts',
)) as typeof import('../src/mocks/standalone.ts');
await vite.close();

const server = await startStandalone(Number(process.env.PORT ?? 5175));
const people = accounts.map(
  (account) => `${account.email} / ${account.password} (${describePermissions(account)})`,
);
console.info(`Fixture API: ${server.origin}; accounts: ${people.join('; ')}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
