import type { Page } from '@playwright/test';
import { expectNoViolations, looks } from './axe';
import { expect, test } from './test';

/** The page as it stands has no accessibility fault and does not scroll sideways, on each device and in both themes. */
export async function expectAccessible(page: Page, without?: string[]): Promise<void> {
  const before = page.viewportSize();
  for (const { device, viewport } of looks) {
    await test.step(device, async () => {
      await page.setViewportSize(viewport);
      await expectNoViolations(page, without);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
  if (before) await page.setViewportSize(before);
}

/** Opens each of these pages, and looks at it once it has loaded what it needs. */
export async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    });
  }
}
