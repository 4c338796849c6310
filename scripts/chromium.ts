import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell comes first: browser tests need a quarter less processor time with it than with a full browser. */
const names = [
  ...['chromium-headless-shell', 'chrome-headless-shell'],
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
];

/** The Chromium for browser tests: `CHROMIUM_PATH`, one of these names on the path, or Playwright's own; undefined if there is none. */
export function findChromium(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}
