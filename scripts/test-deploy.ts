import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { after, describe } from 'node:test';
import { loadModule } from '../vite/loadModule.ts';
import { testApi, testPublishedTexts } from './test-deploy/apiTests.ts';
import { testBrowser } from './test-deploy/browserTests.ts';
import { testFiles } from './test-deploy/fileTests.ts';
import { startNginx } from './test-deploy/nginx.ts';

/**
 * `npm run test:deploy`: starts Debian's nginx with `deploy/nginx.conf` on the build in `dist/` and tests its responses, then the
 * application in Chromium (docs/decisions/delivery.md). Installs nothing.
 */
const needed: readonly (readonly [what: string, isThere: boolean])[] = [
  ['nginx, and libnginx-mod-http-brotli-static', spawnSync('nginx', ['-v']).status === 0],
  ['gettext-base (envsubst)', spawnSync('envsubst', ['--version']).status === 0],
  ['a build: npm run build', existsSync('dist/index.html') && existsSync('dist-nginx/headers.conf')],
];
const missing = needed.filter(([, isThere]) => !isThere).map(([what]) => what);
if (missing.length > 0) {
  console.error(`This needs: ${missing.join('; ')}.`);
  process.exit(1);
}

const { startStandalone } = await loadModule<typeof import('../src/fixture-api/standalone.ts')>(
  '/src/fixture-api/standalone.ts',
);
const api = await startStandalone(0);
const { origin, folder, stop } = await startNginx(api.origin);
describe('nginx with the build', () => {
  after(async () => {
    await stop();
    await api.close();
  });
  testFiles(origin, folder);
  testApi();
  testPublishedTexts();
  testBrowser(origin);
});
