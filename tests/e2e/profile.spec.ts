import { callsOf, changeName, openSignedIn, recordRequests, resetFixtures } from './support';
import { expect, test } from './test';

test.beforeEach(async ({ request }) => resetFixtures(request));

const unsaved = 'Are you sure you want to leave this page? Unsaved changes will be lost.';

test('T176 T178 saving sends the name alone, says so for two seconds, and is there after a reload', async ({
  page,
}) => {
  await openSignedIn(page, 'admin');
  await changeName(page, 'Alexandra Sommer');
  await page.getByLabel('Current password').fill('Admin123!');
  await page.getByLabel('New password', { exact: true }).fill('Better123!');
  await page.getByLabel('Confirm new password').fill('Better123!');
  const requests = recordRequests(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
  await expect(page.getByText('Changes saved.')).toBeHidden();
  const [call] = callsOf(requests, 'POST', '/clientapi/v1/admin/profile');
  expect(call?.postDataJSON()).toEqual({ name: 'Alexandra Sommer' });
  expect(await call?.headerValue('x-xsrf-token')).toBeTruthy();
  for (const request of requests)
    expect(`${request.url()} ${request.postData()}`).not.toMatch(/Better123|Admin123/);
  for (const name of ['Current password', 'New password', 'Confirm new password']) {
    await expect(page.getByLabel(name, { exact: true })).toHaveValue('');
  }
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Alexandra Sommer');
});

test('T177 T238 a save that fails keeps everything, and the guard with it', async ({ page }) => {
  await openSignedIn(page, 'admin');
  await changeName(page, 'Not saved');
  await page.route('**/admin/profile', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to save your changes.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Not saved');
  await page.getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/admin/profile');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
});

test('T182 T184 T185 T189 menu, Back and Forward ask first; Cancel stays, OK leaves once', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', '/messages');
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Publisher profile' })).toBeVisible();
  await changeName(page, 'Changed');
  const dialog = page.getByRole('dialog', { name: 'Unsaved changes' });

  await page.goForward();
  await expect(dialog).toContainText(unsaved);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Full name')).toHaveValue('Changed');

  await page.getByRole('link', { name: 'Video Help' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/profile');

  await page.goBack();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/messages');
});

test('T186 logout asks before the session is cleared', async ({ page }) => {
  await openSignedIn(page, 'admin');
  await changeName(page, 'Changed');
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/profile');
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeTruthy();
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/login');
});

test('T187 T188 reload and close ask when there are valid changes, and only then', async ({ page }) => {
  await openSignedIn(page, 'admin');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  await changeName(page, 'Changed');
  await page.reload({ timeout: 3000 }).catch(() => {});
  expect(asked).toEqual(['beforeunload']);
  await expect(page.getByLabel('Full name')).toHaveValue('Changed');
  await page.getByLabel('Full name').fill('');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Alexandra Winter');
  expect(asked).toHaveLength(1);
});
