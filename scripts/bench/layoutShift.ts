import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { SignedIn } from './account.ts';
import { findAreas } from './areas.ts';
import type { BuiltFile } from './builtFiles.ts';
import { everyPage, findRecords, type PageAddress } from './pages.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';
import { untilQuiet } from './scripts.ts';
import { delayRequests } from './slowness.ts';

/** The two screens on which every page is looked at. */
export const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  handset: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;

interface Visit {
  readonly origin: string;
  readonly signedIn: SignedIn;
  readonly screen: BrowserContextOptions;
  /** Milliseconds without a request after which the page has loaded what it needs. */
  readonly quiet?: number;
  /** Waits for what comes last, where that is not the headline of the page. */
  readonly ready?: (page: Page) => Promise<unknown>;
}

/** The sum of all layout shifts of a page since it was opened; those that follow a press count too where `afterPresses` says so. */
export async function shiftsOf(page: Page, { afterPresses = false } = {}): Promise<number> {
  return page.evaluate((isAll) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    // TypeScript's library does not know this kind of entry.
    const shifts = observer.takeRecords() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[];
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (isAll || !hadRecentInput ? value : 0), 0);
  }, afterPresses);
}

/**
 * The sum of all layout shifts of a page that nobody touches, from the first paint until nothing is loaded any more.
 * Stricter than CLS, which counts the worst five seconds.
 */
export async function layoutShiftOf(
  browser: Browser,
  { path, isPublic = false }: PageAddress,
  { origin, signedIn, screen, quiet = 700, ready }: Visit,
): Promise<number> {
  const context = await browser.newContext({
    ...screen,
    baseURL: origin,
    ...(!isPublic && { storageState: signedIn }),
  });
  const page = await context.newPage();
  try {
    await delayRequests(page);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await ready?.(page);
    await untilQuiet(page, quiet);
    return await shiftsOf(page);
  } finally {
    // A request that still waits has no page to go on to.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

/** Measures every page on both screens and gives the worst. */
export async function measureLayoutShift(
  browser: Browser,
  options: { origin: string; signedIn: SignedIn; build: ReadonlyMap<string, BuiltFile> },
): Promise<Figure[]> {
  const areas = await findAreas(browser, options);
  const records = await findRecords(browser, options.origin, options.signedIn);
  const menu = areas.flatMap(({ pages }) => pages.map(({ path }) => path));
  const figures: Figure[] = [];
  for (const [of, screen] of Object.entries(screens)) {
    say(`Layout shift: ${of}`);
    let worst = { path: '', shift: 0 };
    for (const address of everyPage(menu, records)) {
      const shift = await layoutShiftOf(browser, address, { ...options, screen });
      if (shift > 0) say(`  ${shift.toFixed(4)} ${address.path}${address.isPublic ? ', signed out' : ''}`);
      if (shift > worst.shift) worst = { path: address.path, shift };
    }
    figures.push({
      goal: 'layoutShift',
      of,
      ours: worst.shift,
      ...(worst.shift > 0 && { note: worst.path }),
    });
  }
  return figures;
}
