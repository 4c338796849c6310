import { changeName, openSignedIn } from './support';
import { expect, test } from './test';

const unsaved = 'Are you sure you want to leave this page? Unsaved changes will be lost.';

test('menu, Back and Forward ask first; Cancel stays, OK leaves once', async ({ page }) => {
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

test('reload and close ask when there are valid changes, and only then', async ({ page }) => {
  await openSignedIn(page, 'admin');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialog.dismiss();
  });
  await changeName(page, 'Changed');
  await page.reload({ timeout: 3000 }).catch(() => {});
  expect(dialogs).toEqual(['beforeunload']);
  await expect(page.getByLabel('Full name')).toHaveValue('Changed');
  await page.getByLabel('Full name').fill('');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Alexandra Winter');
  expect(dialogs).toHaveLength(1);
});
