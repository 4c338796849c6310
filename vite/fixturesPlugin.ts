import { readFileSync } from 'node:fs';
import { msw } from 'msw/vite';
import type { ConfigEnv, Plugin } from 'vite';
import { accounts, describePermissions } from '../src/fixture-api/accounts.ts';

/** True in demo mode: nothing of the fixture API may reach production. */
const inDemo = (_config: unknown, { mode }: ConfigEnv) => mode === 'demo';

const workerName = 'demoWorker.js';
/** The development server serves every page itself, and a worker must not outlive it at an origin that others use too. */
const developmentWorker = "importScripts('./mockServiceWorker.js');";
const readWorker = () => readFileSync(new URL(workerName, import.meta.url), 'utf8');

/**
 * Adds what demo mode needs: the worker's script and MSW's under the base path, served by `npm start` and written by `npm run
 * build:demo`, and the list of demo accounts in the terminal when the development server starts.
 */
export function fixtures(): Plugin[] {
  return [
    { ...msw({ mode: 'worker-only' }), apply: inDemo },
    {
      name: 'demo-worker',
      apply: inDemo,
      configureServer(server) {
        const path = `${server.config.base}${workerName}`;
        server.middlewares.use((request, response, next) => {
          if (request.url?.replace(/\?.*$/s, '') !== path) return next();
          response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
          response.end(developmentWorker);
        });
      },
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: workerName, source: readWorker() });
      },
    },
    {
      name: 'demo-accounts',
      apply: inDemo,
      configureServer(server) {
        const printUrls = server.printUrls;
        server.printUrls = () => {
          printUrls();
          server.config.logger.info(accountList());
        };
      },
    },
  ];
}

function accountList(): string {
  const rows = accounts.map((account) => [account.email, account.password, describePermissions(account)]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lines = rows.map(
    ([email = '', password = '', may]) =>
      `    ${email.padEnd(width(0))}  ${password.padEnd(width(1))}  ${may}`,
  );
  return `\n  Demo accounts (email, password, what they may do)\n${lines.join('\n')}\n`;
}
