import type { Page } from '@playwright/test';
import { expectNoViolations, handset } from './axe';
import { expect, test } from './test';

/** The page passes axe as it is, and does not scroll sideways on a handset. */
export async function expectAccessible(page: Page, without?: readonly string[]): Promise<void> {
  await expectNoViolations(page, without);
  const before = page.viewportSize();
  await page.setViewportSize(handset);
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);
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
