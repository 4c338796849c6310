import { openSignedIn } from './support';
import { expect, test } from './test';

test('the side menu is 224 px, pushes the content, closes fully and stays closed after a reload', async ({
  page,
}) => {
  await openSignedIn(page, 'admin');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const main = page.getByRole('main');
  // The application takes over from the frame meanwhile.
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(224);
  await expect.poll(async () => (await main.boundingBox())?.x).toBe(224);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await expect.poll(async () => (await main.boundingBox())?.x).toBe(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
});

test('everything works by keyboard: skip link, menu, focus on the heading after a navigation', async ({
  page,
}) => {
  await openSignedIn(page, 'admin');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Publisher profile' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Messages' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeFocused();
  await expect(page).toHaveTitle('Messages · Press back-office');
  await page.getByRole('button', { name: 'User Management' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Groups' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Groups' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Groups' })).toHaveAttribute('aria-current', 'page');
});

test('nothing is cut off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/login', '/forgot-password', '/404']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
  await openSignedIn(page, 'admin');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByLabel('Confirm new password').focus();
  const field = await page.getByLabel('Confirm new password').boundingBox();
  const bar = await page.getByRole('button', { name: 'Save' }).locator('xpath=..').boundingBox();
  if (field === null || bar === null) throw new Error('field and bar must be on the page');
  const hidden = field.y + field.height > bar.y && field.y < bar.y + bar.height;
  expect(hidden).toBe(false);
});

test('the theme is chosen, kept over reload and logout, and follows the system again', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openSignedIn(page, 'admin');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  await expect.poll(background).toBe(dark);
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await background()).toBe(dark);
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: /system/i }).click();
  await expect.poll(background).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).toBe(dark);
});
