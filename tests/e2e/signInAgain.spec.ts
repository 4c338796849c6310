import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { fixtureApi } from './servers';
import {
  callsOf,
  changeName,
  neverIdle,
  openSignedIn,
  people,
  recordRequests,
  storedTokens,
} from './support';
import { expect, test } from './test';

test.beforeEach(async ({ context }) => {
  await neverIdle(context);
});

const profileCall = '/clientapi/v1/admin/profile';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });
const nameOf = (page: Page) => page.getByLabel('Full name');

/** The server knows none of the tokens any more that this browser has. */
async function endSession(page: Page, request: APIRequestContext): Promise<void> {
  await request.post(`${fixtureApi}/fixtures/expire-tokens`);
  await page.evaluate(() => localStorage.setItem('refresh_token', 'worthless'));
  // Another tab's worth of news, so that this tab reads the storage.
  await page.evaluate(() =>
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'access_token', storageArea: window.localStorage }),
    ),
  );
}

/** A changed profile whose save met the end of the session. */
async function interrupt(page: Page, request: APIRequestContext): Promise<void> {
  await openSignedIn(page, 'admin');
  await changeName(page, 'Alexandra Neumann');
  await endSession(page, request);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

test('R7 the dialog covers the page, holds the focus, passes axe, and continues', async ({
  page,
  request,
}) => {
  await interrupt(page, request);
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Email Address')).toHaveValue('admin@publisher.example');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
  await expect(page).toHaveTitle(/^Sign in again/);
  await expectNoViolations(page);

  // The page below takes neither the focus nor a click, and its text cannot be read.
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  const veil = page.locator('.MuiBackdrop-root').last();
  expect(await veil.evaluate((element) => getComputedStyle(element).backdropFilter)).toMatch(
    /blur\((1[0-9])px/,
  );
  await page.keyboard.press('Escape');
  await page.mouse.click(20, 880);
  await expect(dialog).toBeVisible();

  const requests = recordRequests(page);
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Invalid email address or password.');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await dialog.getByLabel('Password', { exact: true }).fill(people.admin.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(nameOf(page)).toHaveValue('Alexandra Neumann');
  expect(callsOf(requests, 'POST', profileCall)).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
  await page.reload();
  await expect(nameOf(page)).toHaveValue('Alexandra Neumann');
});

test('R7 of two interrupted tabs, the one that signs in continues and the other one asks', async ({
  context,
  request,
}) => {
  const first = await context.newPage();
  await openSignedIn(first, 'admin');
  await changeName(first, 'Alexandra One');
  const second = await context.newPage();
  await second.goto('/profile');
  await changeName(second, 'Alexandra Two');
  await endSession(first, request);
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(dialogOf(first)).toBeVisible();
  await expect(dialogOf(second)).toBeVisible();
  await dialogOf(second).getByLabel('Password', { exact: true }).fill(people.admin.password);
  await dialogOf(second).getByRole('button', { name: 'Sign In' }).click();
  await expect(nameOf(second)).toHaveValue('Alexandra Two');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Changes saved.')).toBeVisible();
  await expect(dialogOf(first)).toContainText('You signed in from another tab.');
  await dialogOf(first).getByRole('button', { name: 'Reload' }).click();
  await expect(nameOf(first)).toHaveValue('Alexandra Two');
});
