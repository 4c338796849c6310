import type { Download, Page } from '@playwright/test';
import { openSignedIn } from '../../support';
import { expect, test } from '../../test';

// The workers share the stories out among themselves.
const area = '/user-management';
const usersLike = (filter: object) => `${area}/users?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const links = (page: Page) => page.getByRole('table').getByRole('link');

async function linesOf(file: Download): Promise<string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8').trim().split('\r\n');
}

test('users are found, the address brings the same list back, it is exported, and some are suspended', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', `${area}/users`);
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: 'Suspended' }).click();
  await expect(filters.getByRole('checkbox', { name: 'Suspended' })).toBeChecked();
  await page.keyboard.press('Escape');
  const filter = page.getByRole('button', { name: 'Remove filter: Status: Suspended' });
  await expect(filter).toBeVisible();
  await page.getByRole('button', { name: /Last sign-in/ }).click();
  await expect(page.getByRole('columnheader', { name: /Last sign-in/ })).toHaveAttribute('aria-sort');
  // Rows of the query before may still be there.
  const refreshing = page.getByRole('progressbar', { name: /Refreshing the list/, includeHidden: true });
  await expect(refreshing).toHaveAttribute('aria-hidden', 'true');
  const names = await links(page).allTextContents();
  expect(names.length).toBeGreaterThan(5);
  await page.reload();
  await expect(filter).toBeVisible();
  await expect(links(page)).toHaveText(names);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head = '', ...rows] = await linesOf(file);
  expect(head).toContain('email');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.every((row) => row.includes('suspended'))).toBe(true);

  await page.goto(usersLike({ status: 'active', neverSignedIn: true }));
  await page.getByRole('table').getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/will be suspended/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Suspend/ }).click();
  await expect(dialog.getByText(/suspended\./)).toBeVisible();
});

test('people come in: some by their addresses, some from a spreadsheet', async ({ page }) => {
  await openSignedIn(page, 'admin', `${area}/users/create`);
  await page
    .getByLabel('Email addresses')
    .fill('new.one@example.com, not-an-address; admin@publisher.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('is not an email address')).toBeVisible();
  await expect(page.getByText('is already a user')).toBeVisible();
  await page.getByRole('button', { name: /Send invitation/ }).click();
  await expect(page.getByText(/^Invitation sent\./)).toBeVisible();

  await page.goto(`${area}/users/import`);
  const table = 'E-Mail;Name;Rollen\nfrom.file@example.com;Frieda File;Editor\nno-address;Nobody;\n';
  await page
    .getByLabel(/CSV file/)
    .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await page.getByRole('button', { name: 'Assign columns' }).click();
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByText('One user can be imported. Nothing has changed yet.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Import one user' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Result' })).toBeVisible();

  await page.goto(usersLike({ q: 'from.file' }));
  await expect(links(page).filter({ hasText: 'Frieda File' })).toBeVisible();
  await page.goto(usersLike({ q: 'new.one' }));
  await expect(page.getByRole('table').getByText('Invited')).toBeVisible();
});

test('an administrator lets a whole department in for a year, and corrects what the file got wrong', async ({
  page,
}) => {
  // Seven pages, and 198 people who come in.
  test.slow();
  const department = { name: 'department', label: 'Department', type: 'choice', choices: ['Sales', 'IT'] };
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), users: { attributes: [department] } },
    });
  });
  await openSignedIn(page, 'admin', `${area}/users/defaults`);
  await page.getByRole('combobox', { name: 'Roles' }).fill('Reader');
  await page.getByRole('option', { name: 'Reader', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();

  // 200 rows; one of them with three problems, one with an address twice.
  const rows = Array.from(
    { length: 198 },
    (_, index) => `team${index}@example.com;Team ${index};;2099-12-31;Sales`,
  );
  const table = [
    'Email;Name;Roles;Last day;Department',
    ...rows,
    'no-address;Nobody;King;12/31/2099;Moon',
    'team0@example.com;Team again;;;',
  ].join('\n');
  await page.goto(`${area}/users/import`);
  await page
    .getByLabel(/CSV file/)
    .setInputFiles({ name: 'team.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await page.getByRole('button', { name: 'Assign columns' }).click();
  await expect(page.getByRole('button', { name: 'Remove Reader' })).toBeVisible();
  await page.getByRole('radio', { name: 'Do not send yet' }).check();
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByText('No invitations are sent.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /Problems 2/ }).click();
  const wrongRow = page.getByRole('row', { name: /no-address/ });
  for (const problem of ['not an email address', 'King:', '12/31/2099:', 'Moon:']) {
    await expect(wrongRow.getByText(problem, { exact: false }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Import 198 users' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Result' })).toBeVisible();

  // They have the default role and their last day, and wait for their invitations.
  await page.goto(usersLike({ q: 'team1@', invitationNotSent: true }));
  await links(page).first().click();
  await expect(page.getByLabel('Last day', { exact: true })).toHaveValue('12/31/2099');
  await expect(page.getByRole('combobox', { name: 'Department' })).toHaveText('Sales');

  await page.goto(usersLike({ q: 'example.com', invitationNotSent: true }));
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: /^More/ }).last().click();
  await page.getByRole('menuitem', { name: 'Replace role…' }).click();
  const dialog = page.getByRole('dialog');
  for (const [field, role] of [
    ['Role to replace', 'Reader'],
    ['New role', 'Editor'],
  ] as const) {
    await dialog.getByRole('combobox', { name: field }).fill(role);
    await page.getByRole('option', { name: role, exact: true }).click();
  }
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: /^Replace a role of/ }).click();
  await expect(dialog.getByText(/have the new role\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  // One line in the log for the run, and one for each user behind it.
  await page.goto(`${area}/audit-events`);
  await page
    .getByRole('link', { name: /^\d+ users$/ })
    .first()
    .click();
  await expect(page.getByText('One run')).toBeVisible();
  await expect(
    page
      .getByRole('table')
      .getByRole('link', { name: /^Team \d+$/ })
      .first(),
  ).toBeVisible();
});

test('a group gets a subgroup, is dragged into another one and back, and is deleted with all below', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', `${area}/groups`);
  const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}, `) });
  const group = (name: string) => page.getByRole('heading', { level: 2, name });
  await line('Finance').dragTo(line('Sales'));
  await expect(page.getByText(/“Finance” moved to “Sales”/).first()).toBeVisible();
  await expect(line('Finance')).toHaveAttribute('aria-level', '2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line('Finance')).toHaveAttribute('aria-level', '1');

  await line('Finance').click();
  await page.getByRole('link', { name: 'New subgroup' }).click();
  await page.getByLabel(/^Name/).fill('Taxes');
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(group('Taxes')).toBeVisible();
  await expect(line('Taxes')).toHaveAttribute('aria-level', '2');

  await line('Finance').click();
  await expect(group('Finance')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “Finance”?' });
  await dialog.getByRole('radio', { name: /with everything below/ }).check();
  await expect(dialog.getByText(/groups will be deleted\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete group' }).click();
  await expect(line('Finance')).toHaveCount(0);
});

test('a role is cloned, changed in the matrix, compared by an address that lasts, and deleted', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', `${area}/roles`);
  await page.getByRole('button', { name: 'Actions for Reader' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Reader (copy)');
  await page.getByRole('checkbox', { name: /^Messages/ }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('No one has this role.')).toBeVisible();
  const clone = page.url();

  await page.goto(`${area}/roles/matrix`);
  const cell = page.getByRole('checkbox', { name: 'Translator: Messages' });
  await expect(cell).not.toBeChecked();
  await cell.check();
  await page.getByRole('button', { name: 'Save' }).click();
  const impact = page.getByRole('dialog', { name: 'Review changes' });
  await expect(impact.getByText('Gains a permission')).toBeVisible();
  await impact.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Permissions saved.')).toBeVisible();
  await page.reload();
  await expect(cell).toBeChecked();

  await page.goto(`${area}/roles`);
  await page.getByRole('button', { name: 'Actions for Editor' }).click();
  await page.getByRole('menuitem', { name: 'Compare' }).click();
  await page.getByRole('combobox', { name: 'Second role' }).click();
  await page.getByRole('option', { name: 'Translator' }).click();
  const table = page.getByRole('table', { name: 'Permissions of Editor and Translator' });
  await expect(table).toBeVisible();
  await page.reload();
  await expect(table).toBeVisible();

  await page.goto(clone);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Reader (copy)', exact: true })).toHaveCount(
    0,
  );
});
