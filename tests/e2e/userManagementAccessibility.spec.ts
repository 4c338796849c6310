import { expectNoViolations, looks } from './axe';
import { openAs, resetFixtures } from './support';
import { expect, test } from './test';

// The longest of the files: its tests are shared out among the workers.
test.describe.configure({ mode: 'parallel' });
test.beforeEach(async ({ request }) => resetFixtures(request));

const area = '/user-management';

for (const { device, viewport } of looks) {
  test.describe(`user management: ${device}`, () => {
    test.use({ viewport });
    test.slow();

    test('the pages have no accessibility fault and do not scroll sideways', async ({ page }) => {
      await openAs(page, 'admin', `${area}/users`);
      const person = page
        .getByRole('main')
        .locator('a[href*="/user-management/users/"]')
        .filter({ hasText: /^Ada / })
        .first();
      await expect(person).toBeVisible();
      const user = await person.getAttribute('href');
      await page.goto(`${area}/roles`);
      const administrator = page
        .getByRole('main')
        .getByRole('link', { name: 'Administrator', exact: true })
        .first();
      const role = await administrator.getAttribute('href');
      const pages = [
        `${area}/users`,
        `${area}/users/create`,
        `${area}/users/import`,
        `${user}`,
        `${area}/groups`,
        `${area}/groups/create`,
        `${area}/roles`,
        `${area}/roles/create`,
        `${role}`,
        `${area}/roles/matrix`,
        `${area}/roles/compare`,
      ];
      for (const path of pages) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText('Loading…')).toHaveCount(0);
          await page.waitForLoadState('networkidle');
          await expectNoViolations(page);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBe(0);
        });
      }
    });

    test('a chosen group and its dialogs have no accessibility fault', async ({ page }) => {
      await openAs(page, 'admin', `${area}/groups`);
      await page.getByRole('treeitem', { name: /^Editorial, / }).click();
      await expect(page.getByRole('heading', { name: 'Editorial' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page);
      await page.getByRole('button', { name: 'Move to…' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(
        page
          .getByRole('dialog')
          .getByText(/deleted\./)
          .first(),
      ).toBeVisible();
      await expectNoViolations(page);
    });

    test('filters and a bulk change have no accessibility fault', async ({ page }) => {
      await openAs(page, 'admin', `${area}/users`);
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await page
        .getByRole('checkbox', { name: /^Select Ada / })
        .first()
        .check();
      await expectNoViolations(page);
    });
  });
}
