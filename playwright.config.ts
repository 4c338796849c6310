import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';
import { applicationOrigin, portsOf, workers } from './tests/e2e/servers.ts';

/** The browser tests run the production build against the fixture API on a real port, with real cookies. */
const servers = Array.from({ length: workers }, (_each, worker) => portsOf(worker));
type WebServers = NonNullable<PlaywrightTestConfig['webServer']>;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers,
  forbidOnly: true,
  retries: 0,
  // Generous, because the workers share two processors: what never comes fails all the same.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./scripts/cases/playwrightReporter.ts']],
  outputDir: 'node_modules/.cache/playwright',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: applicationOrigin,
    launchOptions: {
      executablePath: findChromium(),
      // Chromium's sandbox cannot run as root, as in most containers.
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
    },
  },
  webServer: servers.flatMap(
    ({ application, api }): WebServers => [
      {
        command: 'npm run fixture-api',
        env: { PORT: String(api) },
        url: `http://localhost:${api}/api/groups/languages`,
        ignoreHTTPSErrors: false,
        reuseExistingServer: false,
      },
      {
        command: `npm run preview -- --port ${application} --strictPort`,
        env: { API_ORIGIN: `http://localhost:${api}` },
        url: `http://localhost:${application}/config.json`,
        reuseExistingServer: false,
      },
    ],
  ),
});
