import { existsSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { type Plugin, preview } from 'vite';
import { loadModule } from '../vite/loadModule.ts';
import type { Application } from './test-engines/application.ts';
import type { Engine } from './test-engines/engine.ts';
import { firefoxPath, startFirefox } from './test-engines/firefox.ts';
import { forcedColourPreferences, forcedColours } from './test-engines/forcedColours.ts';
import { hasWebKit, startWebKit } from './test-engines/webkit.ts';
import { workDay } from './test-engines/workDay.ts';

/**
 * `npm run test:engines`: a short working day on the build in `dist`, in Firefox and in WebKit, the engine of Safari. An engine that is
 * not installed is skipped: Debian has them in `firefox-esr`, and in `webkit2gtk-driver` with `xvfb`. Installs nothing.
 */
if (!existsSync('dist/index.html')) throw new Error('There is no build in dist: run `npm run build` first');

let brokenScripts: string | undefined;
const breakScripts: Plugin = {
  name: 'break-scripts',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (brokenScripts === undefined || !request.url?.includes(brokenScripts)) return next();
      response.statusCode = 502;
      response.end();
    });
  },
};
const { startStandalone } = await loadModule<typeof import('../src/fixture-api/standalone.ts')>(
  '/src/fixture-api/standalone.ts',
);
const api = await startStandalone(0);
process.env.API_ORIGIN = api.origin;
const server = await preview({
  plugins: [breakScripts],
  preview: { port: 0, strictPort: false },
  logLevel: 'warn',
});
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';

/** A browser window is closed even if the story fails. */
async function inEngine(
  start: () => Promise<Engine>,
  story: (engine: Engine, application: Application) => Promise<void> = workDay,
): Promise<void> {
  await fetch(`${api.origin}/fixtures/reset`, { method: 'POST' });
  const engine = await start();
  try {
    await story(engine, {
      origin,
      breakScripts: (part) => {
        brokenScripts = part;
      },
    });
  } finally {
    brokenScripts = undefined;
    await engine.close();
  }
}

describe('Firefox', { skip: firefoxPath ? false : 'firefox-esr is not installed' }, () => {
  it('is used for a working day', () => inEngine(startFirefox));
  it('shows tabs and fields in forced colours', () =>
    inEngine(() => startFirefox(forcedColourPreferences), forcedColours));
});
describe('WebKit', { skip: hasWebKit ? false : 'webkit2gtk-driver or xvfb is not installed' }, () => {
  it('is used for a working day', () => inEngine(startWebKit));
});
after(async () => {
  await server.close();
  await api.close();
  process.exitCode ??= 0;
});
