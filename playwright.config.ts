import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const isGate = process.env.CI !== undefined && process.env.CI !== '';

/**
 * The browser tests run the production build against the fixture API, with real cookies. Each test has a world of its own there
 * (tests/e2e/test.ts), so all run side by side.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  retries: isGate ? 2 : 0,
  maxFailures: isGate ? 10 : 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./scripts/flakyTests.ts']],
  outputDir: 'node_modules/.cache/playwright',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: process.env.APPLICATION_ORIGIN,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      args: ['--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node scripts/test-servers.ts',
    wait: {
      stdout:
        /api (?<fixture_api_origin>\S+), demo (?<demo_origin>\S+), application (?<application_origin>\S+)\n/,
    },
    timeout: 60_000,
  },
});
