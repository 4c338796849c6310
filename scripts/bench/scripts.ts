import type { Page } from '@playwright/test';
import { type BuiltFile, gzippedSize } from './builtFiles.ts';

/** A script as the page's resource timing tells it. Times are in milliseconds since the document was asked for. */
export interface LoadedScript {
  readonly path: string;
  readonly start: number;
}

/** Lets the pages of a visit know of each file: without this, of the first 250 alone. To be called before the first page. */
export async function keepEveryEntry(page: Page): Promise<void> {
  await page.addInitScript(() => performance.setResourceTimingBufferSize(5000));
}

/**
 * Waits until nothing is loaded any more and nothing has been for `quiet` milliseconds: what is prefetched when idle
 * has arrived then, unless `quiet` is too short for it.
 */
export async function untilQuiet(page: Page, quiet = 1500): Promise<void> {
  await page.waitForLoadState('networkidle');
  const isQuiet = (wanted: number) => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0));
    return performance.now() - Math.max(0, ...ends) > wanted;
  };
  await page.waitForFunction(isQuiet, quiet, { polling: 50 });
}

/**
 * The scripts that the page has loaded since its document was asked for, in order, each with its first request: what
 * was prefetched and is then taken from the cache is there once.
 */
export async function loadedScripts(page: Page): Promise<LoadedScript[]> {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, start: startTime })),
  );
  const first = new Map<string, LoadedScript>();
  for (const { name, start } of entries.sort((left, right) => left.start - right.start)) {
    const path = new URL(name).pathname;
    if (path.endsWith('.js') && !first.has(path)) first.set(path, { path, start });
  }
  return [...first.values()];
}

/** The bytes in gzip of some scripts of a build. @throws Error when the build lacks one */
export function sizeOf(scripts: readonly LoadedScript[], build: ReadonlyMap<string, BuiltFile>): number {
  return gzippedSize(
    build,
    scripts.map(({ path }) => path),
  );
}
