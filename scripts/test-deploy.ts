import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadModule } from '../vite/loadModule.ts';
import { apiChecks } from './test-deploy/apiChecks.ts';
import { browserChecks } from './test-deploy/browserChecks.ts';
import { runChecks } from './test-deploy/check.ts';
import { compressionChecks } from './test-deploy/compressionChecks.ts';
import { startNginx } from './test-deploy/nginx.ts';
import { publishedTextsChecks } from './test-deploy/publishedTextsChecks.ts';
import { staticChecks } from './test-deploy/staticChecks.ts';

/**
 * `npm run test:deploy`: starts Debian's nginx with `deploy/nginx.conf` on the build in `dist/` and checks its responses, then the
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
let failed = 0;
try {
  failed = await runChecks([
    ...staticChecks(origin, folder),
    ...compressionChecks(origin, folder),
    ...apiChecks,
    ...publishedTextsChecks,
    ...browserChecks(origin),
  ]);
} finally {
  await stop();
  await api.close();
}
console.info(failed === 0 ? 'nginx serves the build as docs/deployment.md says.' : `${failed} failed.`);
process.exit(failed === 0 ? 0 : 1);
