import { expectNoViolations, looks, violationsOf } from './axe';
import { changeName, openAs, resetFixtures } from './support';
import { expect, test } from './test';

// The longest of the files: its tests are shared out among the workers.
test.describe.configure({ mode: 'parallel' });
test.beforeEach(async ({ request }) => resetFixtures(request));

for (const { device, viewport } of looks) {
  test.describe(device, () => {
    test.use({ viewport });

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
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page);
      if (device === 'handset') {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('navigation')).toBeVisible();
        await expectNoViolations(page);
      }
    });

    test('the pages of all areas have no accessibility fault', async ({ page }) => {
      test.slow();
      await openAs(page, 'admin');
      if (device === 'handset') await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('navigation');
      await menu.getByRole('button', { name: 'User Management' }).click();
      await expect(menu.getByRole('link', { name: 'Roles' })).toBeVisible();
      const links = await menu
        .getByRole('link')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
      const pages = links.filter((path) => path !== '/logout' && path !== '/profile');
      expect(pages.length).toBeGreaterThanOrEqual(10);
      for (const path of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoViolations(page);
      }
    });

    test('the leave dialog has no accessibility fault', async ({ page }) => {
      await openAs(page, 'admin');
      await changeName(page, 'Ada');
      if (device === 'handset') await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('link', { name: 'Messages' }).click();
      await expect(page.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
      await expectNoViolations(page);
    });

    test('the menus of the toolbar have no accessibility fault', async ({ page }) => {
      await page.goto('/login');
      for (const [name, line] of [
        ['Language', 'Deutsch'],
        ['Theme', 'Dark'],
      ] as const) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('menuitemradio', { name: line })).toBeVisible();
        await expect(page.getByRole('menuitem')).toHaveCount(0);
        // MUI hangs an open menu at the end of the body, outside of the landmarks, and hides all else meanwhile: as with a
        // dialog, there is nothing to find by landmarks. axe excepts dialogs from this rule, but not menus.
        await expectNoViolations(page, ['region']);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
      }
    });

    test('the toast of a failed sign-in has no accessibility fault', async ({ page }) => {
      await page.goto('/login');
      await page.getByLabel('Email Address').fill('nobody@publisher.example');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      const toast = page.getByRole('alert').filter({ hasText: 'Invalid email address or password.' });
      let found: unknown;
      // The toast goes after two seconds: what was looked at counts only while it still stands.
      await expect(async () => {
        await page.getByRole('button', { name: 'Sign In' }).click();
        await expect(toast).toBeVisible();
        found = await violationsOf(page);
        await expect(toast).toBeVisible({ timeout: 1 });
      }).toPass();
      expect(found).toEqual([]);
    });

    test('a profile that could not be loaded has no accessibility fault', async ({ page }) => {
      await page.route('**/admin/profile', (route) => route.abort());
      await openAs(page, 'admin');
      const failure = page.getByRole('alert').filter({ hasText: 'Your profile could not be loaded.' });
      await expect(failure).toBeVisible();
      await expectNoViolations(page);
    });

    test('access denied has no accessibility fault', async ({ page }) => {
      await openAs(page, 'guest', '/dashboard');
      await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}
