import type { Page } from '@playwright/test';
import { expectNoViolations, handset } from './axe';
import { expect, test } from './test';

/** Parts that scroll by less than a line: a scroll bar that nobody needs, where the system shows them. */
const needlessScrollBars = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, nav *, header *, [role=dialog] *')]
      .filter((element) => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
        if (scrollWidth === clientWidth && scrollHeight === clientHeight) return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const isNeedless = (overflow: string, range: number) =>
          ['auto', 'scroll'].includes(overflow) && range > 0 && range < 8;
        return (
          isNeedless(overflowX, scrollWidth - clientWidth) ||
          isNeedless(overflowY, scrollHeight - clientHeight)
        );
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );

/** The page passes axe as it is, and does not scroll sideways on a handset; no part of it has a scroll bar for a few pixels. */
export async function expectAccessible(page: Page, without?: readonly string[]): Promise<void> {
  await expectNoViolations(page, without);
  await expect.poll(() => needlessScrollBars(page)).toEqual([]);
  const before = page.viewportSize();
  await page.setViewportSize(handset);
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);
  await expect.poll(() => needlessScrollBars(page)).toEqual([]);
  if (before) await page.setViewportSize(before);
}

/** Opens each of these pages, in the light and the dark theme by turns, and looks at it once it has loaded what it needs. */
export async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await expectAccessible(page);
    });
  }
}

/**
 * Leads to another page as a link does, which is quicker than to load the application again. That is left for another view of the same
 * page, because its heading stays.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  if (page.url().endsWith(path)) return;
  const isSamePage = path.replace(/[?#].*/, '') === new URL(page.url()).pathname;
  if (page.url() === 'about:blank' || isSamePage) {
    await page.goto(path);
    return;
  }
  await page.getByRole('heading', { level: 1 }).evaluate((heading, address) => {
    heading.setAttribute('data-left', '');
    const idx = (history.state?.idx ?? 0) + 1;
    history.pushState({ idx, key: `walk-${idx}`, usr: null }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await expect(page.locator('[data-left]')).toHaveCount(0);
}
