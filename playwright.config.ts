import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

/** The browser tests run the production build against the fixture API on a real port, with real cookies. */
const applicationPort = 4173;
const apiPort = 5175;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  reporter: [['list']],
  outputDir: 'node_modules/.cache/playwright',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${applicationPort}`,
    launchOptions: {
      executablePath: findChromium(),
      // Chromium's sandbox cannot run as root, as in most containers.
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
    },
  },
  webServer: [
    {
      command: 'npm run fixture-api',
      env: { PORT: String(apiPort) },
      url: `http://localhost:${apiPort}/api/groups/languages`,
      ignoreHTTPSErrors: false,
      reuseExistingServer: false,
    },
    {
      command: `npm run preview -- --port ${applicationPort} --strictPort`,
      env: { API_ORIGIN: `http://localhost:${apiPort}` },
      url: `http://localhost:${applicationPort}/config.json`,
      reuseExistingServer: false,
    },
  ],
});
