import { openSignedIn } from './support';
import { expect, test } from './test';

test.describe('in German', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('back-office.device.locale', '"de"'));
  });

  for (const width of [320]) {
    test(`nothing is wider than a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openSignedIn(page, 'admin', '/user-management/users');
      const person = await page
        .getByRole('main')
        .getByRole('link', { name: 'Ada' })
        .first()
        .getAttribute('href');
      const pages = [
        'users',
        'users/create',
        'groups',
        'roles',
        'roles/create',
        'roles/compare',
        'audit-events',
      ];
      const wide: string[] = [];
      for (const path of [
        ...pages.map((each) => `/user-management/${each}`),
        person ?? '',
        '/profile',
        '/onboarding-wizard',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('button', { name: /^Konto: / })).toBeVisible();
        await expect(
          page.getByRole('main').getByRole('status').filter({ hasText: 'Wird geladen' }),
        ).toHaveCount(0);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (beyond > 0) wide.push(`${path}: ${beyond} px`);
      }
      expect(wide).toEqual([]);
    });
  }
});
