import type { Locator, Page } from '@playwright/test';
import { openSignedIn } from './support';
import { expect, test } from './test';

const users = '/user-management/users';
const links = (page: Page) => page.getByRole('table').getByRole('link');
const searchOf = (page: Page) => new URL(page.url()).search;

/** How far from the top of the window the next press meets its link, in pixels: what comes late may move it until then. */
const nextPress = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tell = ({ target }: Event) =>
          resolve(
            (target instanceof Element && target.closest('a')?.getBoundingClientRect().top) || Number.NaN,
          );
        window.addEventListener('click', tell, { capture: true, once: true });
      }),
  );
const topOf = async (link: Locator) => (await link.boundingBox())?.y;

test('Back leads from a page, a filter and an order of a list to what was there before', async ({ page }) => {
  await openSignedIn(page, 'admin', '/profile');
  await page.getByRole('button', { name: 'User Management' }).click();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  const first = await links(page).first().textContent();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(links(page).first()).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: /Last sign-in/ }).click();
  await expect(page).toHaveURL(/sort=lastSignInAt/);
  await page.getByRole('searchbox').fill('anna');
  await expect(page).toHaveURL(/anna/);

  await page.goBack();
  await expect(page).toHaveURL(/sort=lastSignInAt/);
  await expect(page).not.toHaveURL(/anna/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(links(page).first()).toHaveText(first ?? '');
  expect(searchOf(page)).toBe('');
  await page.goBack();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goForward();
  await expect(links(page).first()).toHaveText(first ?? '');
  expect(searchOf(page)).toBe('');
});

test('Back leads from a record to its row: same page, same place, focus on it', async ({ page }) => {
  await openSignedIn(page, 'admin', `${users}?page=2&perPage=25&sort=email&order=ASC&filter={}`);
  const row = links(page).nth(20);
  const name = await row.textContent();
  await row.scrollIntoViewIfNeeded();
  const pressed = nextPress(page);
  await row.click();
  const top = await pressed;
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await page.goBack();
  await expect(links(page).nth(20)).toHaveText(name ?? '');
  await expect(links(page).nth(20)).toBeFocused();
  expect(new URLSearchParams(searchOf(page)).get('page')).toBe('2');
  await expect.poll(async () => Math.abs(((await topOf(links(page).nth(20))) ?? 0) - top)).toBeLessThan(20);
});

test('Back leads to the card that was opened on a handset', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, 'admin', users);
  const cards = page.getByRole('list', { name: 'Users' }).locator('> li');
  await expect(cards).toHaveCount(25);
  const card = cards.nth(15).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const pressed = nextPress(page);
  await card.click();
  const top = await pressed;
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeFocused();
  await expect.poll(async () => Math.abs(((await topOf(card)) ?? 0) - top)).toBeLessThan(20);
});
