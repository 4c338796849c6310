import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openAs, resetFixtures } from './support';

test.beforeEach(async ({ request }) => resetFixtures(request));

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of Object.entries({
    desktop: { width: 1440, height: 900 },
    handset: { width: 320, height: 640 },
  })) {
    test.describe(`${colorScheme}, ${device}`, () => {
      test.use({ colorScheme, viewport });

      test('the public pages have no accessibility fault', async ({ page }) => {
        for (const path of ['/login', '/forgot-password', '/404']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectNoViolations(page);
        }
        await page.goto('/login');
        await page.getByLabel('Email Address').fill('nobody');
        await page.getByLabel('Password', { exact: true }).focus();
        await expect(page.getByText('Must be a valid email address!')).toBeVisible();
        await expectNoViolations(page);
      });

      test('the signed-in pages have no accessibility fault', async ({ page }) => {
        await openAs(page, 'admin');
        await expect(page.getByLabel('Full name')).toBeVisible();
        await expectNoViolations(page);
        await page.goto('/user-management/users');
        await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
        await expectNoViolations(page);
        if (device === 'handset') {
          await page.getByRole('button', { name: 'Open menu' }).click();
          await expect(page.getByRole('navigation')).toBeVisible();
          await expectNoViolations(page);
        }
      });

      test('access denied has no accessibility fault', async ({ page }) => {
        await openAs(page, 'guest', '/dashboard');
        await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
        await expectNoViolations(page);
      });
    });
  }
}
