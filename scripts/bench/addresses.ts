import { existsSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { fullName, typeSignIn } from './account.ts';
import { readBuild } from './builtFiles.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';
import { untilQuiet } from './scripts.ts';
import { serve } from './server.ts';
import { median } from './statistics.ts';

const count = 5000;
const demo = 'dist-demo';

/** Milliseconds without a long task after which the page has done what the paste asked for. */
const quiet = 3000;

/** Pastes addresses into the invitation; gives the milliseconds in which the page did not answer, in tasks above 50 ms. */
async function timePaste(page: Page): Promise<number> {
  await page.goto('/login');
  await typeSignIn(page);
  await page.locator(fullName).waitFor();
  await page.goto('/user-management/users/create');
  await page.getByLabel('Email addresses').waitFor();
  await untilQuiet(page, 1000);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (wanted) => {
    const emails = Array.from({ length: wanted }, (_, index) => `person${index}@new.example`);
    await navigator.clipboard.writeText(emails.join('\n'));
    const watch = { blocked: 0, latest: Number.POSITIVE_INFINITY };
    Object.assign(window, { benchPaste: watch });
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) watch.blocked += task.duration;
      watch.latest = performance.now();
    }).observe({ type: 'longtask' });
  }, count);
  await page.getByLabel('Email addresses').press('ControlOrMeta+v', { timeout: 0 });
  return page.evaluate(
    async ({ wanted, wait }) => {
      const watch: unknown = Reflect.get(window, 'benchPaste');
      // The object that stands there since before the paste.
      const seen = watch as { blocked: number; latest: number };
      seen.latest = performance.now();
      do await new Promise((resolve) => setTimeout(resolve, 100));
      while (performance.now() - seen.latest < wait);
      if (!document.body.textContent?.includes(`${wanted.toLocaleString('en')} will be invited`))
        throw new Error('The addresses did not arrive');
      return seen.blocked;
    },
    { wanted: count, wait: quiet },
  );
}

async function timePastes(browser: Browser, origin: string, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage({ baseURL: origin });
    try {
      times.push(await timePaste(page));
    } finally {
      await page.close();
    }
  }
  return median(times);
}

/** How long 5,000 pasted addresses keep the page from answering: the application, and the demo where it is built. */
export async function measureAddresses(browser: Browser, origin: string, runs: number): Promise<Figure[]> {
  say('Addresses');
  const figures: Figure[] = [{ goal: 'addresses', ours: await timePastes(browser, origin, runs) }];
  if (!existsSync(demo)) return figures;
  const server = await serve(readBuild(demo));
  try {
    figures.push({ goal: 'addresses', of: 'demo', ours: await timePastes(browser, server.origin, runs) });
  } finally {
    await server.close();
  }
  return figures;
}
