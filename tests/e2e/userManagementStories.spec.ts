import { openAs, resetFixtures } from './support';
import { expect, test } from './test';

test.beforeEach(async ({ request }) => resetFixtures(request));

const area = '/user-management';

test('an administrator imports users from a spreadsheet, without the row that has no address', async ({
  page,
}) => {
  await openAs(page, 'admin', `${area}/users/import`);
  const table = 'E-Mail;Name;Rollen\nfrom.file@example.com;Frieda File;Editor\nno-address;Nobody;\n';
  await page
    .getByLabel(/CSV file/)
    .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await page.getByRole('button', { name: 'Assign columns' }).click();
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(
    page.getByText('One user can be imported. Nothing has been changed yet.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Import one user' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Result' })).toBeVisible();
  await page.goto(`${area}/users?filter=${encodeURIComponent('{"q":"from.file"}')}`);
  await expect(page.getByRole('table').getByRole('link', { name: 'Frieda File' })).toBeVisible();
});

test('an administrator clones a role, gives it another permission and deletes it', async ({ page }) => {
  await openAs(page, 'admin', `${area}/roles`);
  await page.getByRole('link', { name: 'Clone Reader' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Copy of Reader');
  await page.getByRole('checkbox', { name: /^Messages/ }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Roles|Copy of Reader/ })).toBeVisible();
  await page.goto(`${area}/roles`);
  await page.getByRole('main').getByRole('link', { name: 'Copy of Reader', exact: true }).click();
  await expect(page.getByText('Nobody has this role.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Copy of Reader', exact: true })).toHaveCount(
    0,
  );
});

test('an administrator compares two roles; the address keeps which', async ({ page }) => {
  await openAs(page, 'admin', `${area}/roles`);
  await page.getByRole('link', { name: 'Compare Editor' }).click();
  await page.getByRole('combobox', { name: 'Second role' }).click();
  await page.getByRole('option', { name: 'Translator' }).click();
  const table = page.getByRole('table', { name: 'Permissions of Editor and Translator' });
  await expect(table).toBeVisible();
  await page.reload();
  await expect(table).toBeVisible();
});

test('an administrator suspends a user and takes it back', async ({ page }) => {
  await openAs(page, 'admin', `${area}/users?filter=${encodeURIComponent('{"status_eq_any":["active"]}')}`);
  await page.getByRole('table').getByRole('link').nth(2).click();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('button', { name: 'Activate' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Effective permissions' })).toBeVisible();
});

test('an administrator makes a subgroup, and deletes its parent with all below', async ({ page }) => {
  await openAs(page, 'admin', `${area}/groups`);
  const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}, `) });
  await line('Finance').click();
  await page
    .getByRole('button', { name: 'New subgroup' })
    .or(page.getByRole('link', { name: 'New subgroup' }))
    .click();
  await page.getByLabel(/^Name/).fill('Taxes');
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Taxes' })).toBeVisible();
  await expect(line('Taxes')).toHaveAttribute('aria-level', '2');
  await line('Finance').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Finance' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “Finance”?' });
  await dialog.getByRole('radio', { name: /deleted as well/ }).check();
  await expect(dialog.getByText(/groups are deleted\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete group' }).click();
  await expect(line('Finance')).toHaveCount(0);
});
