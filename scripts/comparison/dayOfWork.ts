import type { Browser } from '@playwright/test';
import type { Application } from './applications.ts';
import { Stopwatch, type Times } from './Stopwatch.ts';

/** The steps, in order. */
export const steps = [
  'list by its address',
  'two letters in the search',
  'next page',
  'tick a row',
  'open a record',
  'back to the list',
] as const;

/** For the frame after which the page is idle again; both applications get the same. */
const pause = 1500;

/** Does the steps once, in a new browser context with an empty cache. */
export async function dayOfWork(
  browser: Browser,
  application: Application,
  slowdown: number,
): Promise<Readonly<Record<(typeof steps)[number], Times>>> {
  const { origin, listPath, letters, signIn, search, opener } = application;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const rows = page.locator('tbody tr');
    const settle = async () => {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(pause);
    };
    /** Resolves when the first row has another text than `before`, which contains the letters. */
    const rowsChange = (before: string, part: string) =>
      page.waitForFunction(
        ([former, letters]) => {
          const text = document.querySelector('tbody tr')?.textContent;
          return typeof text === 'string' && text !== former && text.toLowerCase().includes(letters);
        },
        [before, part] as const,
        { polling: 'raf' },
      );

    await signIn(page);
    // Both have been there before, so that scripts come from the cache.
    await page.goto(`${origin}${listPath}`);
    await rows.nth(9).waitFor();
    await settle();

    const stopwatch = await Stopwatch.on(page, slowdown);
    const load = await stopwatch.timeLoad(`${origin}${listPath}`, () => rows.nth(9).waitFor());
    await settle();

    let firstRow = (await rows.first().textContent()) ?? '';
    await search(page).click();
    await settle();
    const searching = await stopwatch.time(
      () => page.keyboard.type(letters),
      () => rowsChange(firstRow, letters),
    );
    await settle();

    firstRow = (await rows.first().textContent()) ?? '';
    const turning = await stopwatch.time(
      () => page.getByRole('button', { name: /next page/i }).click(),
      () => rowsChange(firstRow, letters),
    );
    await settle();

    const box = rows.nth(2).getByRole('checkbox');
    const ticking = await stopwatch.time(
      () => box.click(),
      () => page.waitForFunction(() => document.querySelector('tbody :checked'), null, { polling: 'raf' }),
    );
    await box.click();
    await settle();

    const opening = await stopwatch.time(
      () => opener(rows.first()).click(),
      () =>
        page.waitForFunction(
          () =>
            document.querySelector('tbody [type=checkbox]') === null &&
            [...document.querySelectorAll('main input')].some(
              (input) => input instanceof HTMLInputElement && input.type === 'text' && input.value.length > 2,
            ),
          null,
          { polling: 'raf' },
        ),
    );
    await settle();

    const returning = await stopwatch.time(
      () => page.goBack(),
      () =>
        page.waitForFunction(() => document.querySelectorAll('tbody tr').length > 3, null, {
          polling: 'raf',
        }),
    );

    return {
      'list by its address': load,
      'two letters in the search': searching,
      'next page': turning,
      'tick a row': ticking,
      'open a record': opening,
      'back to the list': returning,
    };
  } finally {
    await context.close();
  }
}
