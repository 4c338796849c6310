import { msw } from 'msw/vite';
import type { ConfigEnv, Plugin } from 'vite';
import { accounts, describePermissions } from '../src/mocks/accounts.ts';

/** Only `vite --mode demo`, never a build: nothing of the fixture API may reach production. */
const inDemo = (_config: unknown, { command, mode }: ConfigEnv) => command === 'serve' && mode === 'demo';

/**
 * What `npm start` needs of the development server: the script of MSW's worker under the base path, and the
 * demo accounts in the terminal as soon as the server listens.
 */
export function fixtures(): Plugin[] {
  return [
    { ...msw({ mode: 'worker-only' }), apply: inDemo },
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
  return `\n  Demo accounts (e-mail, password, what they may do)\n${lines.join('\n')}\n`;
}
