import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without anything that a window needs: it takes the browser tests a quarter less of the processor. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The first that there is: `CHROMIUM_PATH`, one of these names on the path, the one that Playwright keeps. */
function find(names: readonly string[]): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** The Chromium that the browser tests use, a headless shell if there is one; undefined when there is none. */
export const findChromium = () => find([...shells, ...browsers]);

/** The Chromium that is measured: the whole browser if there is one, as visitors have it. */
export const findWholeChromium = () => find([...browsers, ...shells]);
