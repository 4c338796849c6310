import type { Page } from '@playwright/test';
import { callsOf, openAs, recordRequests, resetFixtures } from './support';
import { expect, test } from './test';

test.beforeEach(async ({ request }) => resetFixtures(request));

const area = '/user-management';

/** Searches the list of users, and waits until it shows what was found. */
async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
  await expect(page).toHaveURL(/filter=/);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(new RegExp(text, 'i'));
}

test('an administrator finds users, and the address brings the same list back', async ({ page }) => {
  await openAs(page, 'admin', `${area}/users`);
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: 'Suspended' }).click();
  await expect(filters.getByRole('checkbox', { name: 'Suspended' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remove filter: Status: Suspended' })).toBeVisible();
  const first = page.getByRole('table').getByRole('link').first();
  const before = await first.textContent();
  await page.getByRole('button', { name: /Last sign-in/ }).click();
  await expect(page).toHaveURL(/sort=lastSignInAt/);
  await expect(first).not.toHaveText(before ?? '');
  const names = await page.getByRole('table').getByRole('link').allTextContents();
  expect(names.length).toBeGreaterThan(5);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter: Status: Suspended' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('link')).toHaveText(names);
});

test('an administrator suspends several users, after seeing what will happen', async ({ page }) => {
  const requests = recordRequests(page);
  await openAs(page, 'admin', `${area}/users`);
  await search(page, 'winter');
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/is you/)).toBeVisible();
  await dialog
    .getByRole('button', { name: 'Close' })
    .or(dialog.getByRole('button', { name: 'Cancel' }))
    .first()
    .click();
  await page.goto(`${area}/users?filter=${encodeURIComponent('{"status":"active","neverSignedIn":true}')}`);
  await page.getByRole('table').getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(dialog.getByText(/will be suspended/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Suspend/ }).click();
  await expect(dialog.getByText(/suspended\./)).toBeVisible();
  const orders = callsOf(requests, 'POST', '/clientapi/v1/users/actions/bulk').map((each) =>
    each.postDataJSON(),
  );
  expect(orders.at(-2)).toMatchObject({ op: 'suspend', dryRun: true });
  expect(orders.at(-1)).toMatchObject({ op: 'suspend' });
  expect(orders.at(-1).dryRun ?? false).toBe(false);
});

test('an administrator exports what the filter finds as CSV', async ({ page }) => {
  await openAs(
    page,
    'admin',
    `${area}/users?filter=${encodeURIComponent('{"status_eq_any":["suspended"]}')}`,
  );
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d{2}-\d{2}\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  const [head = '', ...rows] = Buffer.concat(chunks).toString('utf8').trim().split('\r\n');
  expect(head).toContain('email');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.every((row) => row.includes('suspended'))).toBe(true);
});

test('an administrator invites people by pasting their addresses', async ({ page }) => {
  await openAs(page, 'admin', `${area}/users/create`);
  await page
    .getByLabel('E-mail addresses')
    .fill('new.one@example.com, not-an-address; admin@publisher.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('is no e-mail address')).toBeVisible();
  await expect(page.getByText('is a user already')).toBeVisible();
  await page.getByRole('button', { name: /Send invitation/ }).click();
  await expect(page.getByText(/1 invitation was sent|The invitation was sent/)).toBeVisible();
  await page.goto(`${area}/users?filter=${encodeURIComponent('{"q":"new.one"}')}`);
  await expect(page.getByRole('table').getByText('Invited')).toBeVisible();
});

test('two administrators change one user: the second sees both versions and loses nothing', async ({
  page,
  context,
}) => {
  await openAs(page, 'admin', `${area}/users`);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByLabel(/^Name/)).not.toHaveValue('');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel(/^Name/).fill('Ada Theirs');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Saved.')).toBeVisible();
  await page.getByLabel(/^Name/).fill('Ada Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else has saved meanwhile' });
  await expect(dialog.getByText('Ada Theirs')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep all of mine' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Ada Mine');
});

test('an administrator drags a group into another one, and takes it back', async ({ page }) => {
  await openAs(page, 'admin', `${area}/groups`);
  const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}, `) });
  await line('Finance').dragTo(line('Sales'));
  await expect(page.getByText(/“Finance” is in “Sales” now/).first()).toBeVisible();
  await expect(line('Finance')).toHaveAttribute('aria-level', '2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line('Finance')).toHaveAttribute('aria-level', '1');
});

test('an administrator changes permissions in the matrix, after seeing who gains them', async ({ page }) => {
  await openAs(page, 'admin', `${area}/roles/matrix`);
  const cell = page.getByRole('checkbox', { name: 'Translator: Messages' });
  await expect(cell).not.toBeChecked();
  await cell.check();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'What this change does' });
  await expect(dialog.getByText('Who gains a permission')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The permissions have been saved.')).toBeVisible();
  await page.reload();
  await expect(cell).toBeChecked();
});

test('nobody can suspend or delete themself: the buttons say why', async ({ page }) => {
  await openAs(page, 'admin', `${area}/users?filter=${encodeURIComponent('{"q":"admin@publisher"}')}`);
  await page.getByRole('table').getByRole('link').first().click();
  const suspend = page.getByRole('button', { name: 'Suspend' });
  await expect(suspend).toHaveAttribute('aria-disabled', 'true');
  await suspend.focus();
  await expect(page.getByText(/You cannot do this to yourself/).first()).toBeVisible();
});
