import type { Page } from '@playwright/test';
import { openSignedIn } from '../../support';
import { expect, test } from '../../test';
import { expectAccessible, goTo, walk } from '../../walk';

const area = '/user-management';
/** Further rows hold nothing that the first ones do not. */
const users = `${area}/users?perPage=10`;

/** The address of the record that the link of the page shown leads to. */
async function addressOf(page: Page, name: string | RegExp): Promise<string> {
  const link = page.getByRole('main').getByRole('link', { name }).first();
  await expect(link).toHaveAttribute('href', /./);
  return (await link.getAttribute('href')) ?? '';
}

test('the pages and dialogs of user management have no accessibility fault and do not scroll sideways', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, 'admin', `${area}/roles`);
  const role = await addressOf(page, /^Administrator$/);
  await goTo(page, users);
  const user = await addressOf(page, /^Ada /);

  await walk(page, [
    users,
    `${area}/users/create`,
    `${area}/users/import`,
    user,
    `${area}/groups`,
    `${area}/roles`,
    role,
    `${area}/roles/matrix`,
    `${area}/roles/compare`,
  ]);

  await test.step('filters and a bulk change', async () => {
    await goTo(page, users);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('checkbox', { name: /^Select Ada / })
      .first()
      .check();
    await expectAccessible(page);
  });

  await test.step('a chosen group and its dialogs', async () => {
    await goTo(page, `${area}/groups`);
    await page.getByRole('treeitem', { name: /^Editorial, / }).click();
    await expect(page.getByRole('heading', { name: 'Editorial' })).toBeVisible();
    await expectAccessible(page);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'Move to…' }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText(/deleted\./).first()).toBeVisible();
    await expectAccessible(page);
  });
});
