import type { Page } from '@playwright/test';
import { changeName, neverIdle, openSignedIn, people, recordRequests, signIn } from './support';
import { expect, test } from './test';

test.beforeEach(async ({ context }) => {
  await neverIdle(context);
});

const nameOf = (page: Page) => page.getByLabel('Full name');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => page.getByText('Changes saved.');
const failed = (page: Page) => page.getByText('Failed to save your changes.');

test('offline at the sign-in and in the middle, also for what is not loaded yet', async ({
  page,
  context,
}) => {
  // Nothing is loaded ahead then: what is loaded when the line breaks does not depend on how fast the machine is.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(people.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(people.admin.password);
  // The application has come when the form can be sent.
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid email address or password.')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue(people.admin.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(people.admin.password);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/profile');

  await changeName(page, 'Alexandra Offline');
  await context.setOffline(true);
  await save(page).click();
  await expect(failed(page)).toBeVisible();
  await expect(nameOf(page)).toHaveValue('Alexandra Offline');
  await context.setOffline(false);
  await save(page).click();
  await expect(saved(page)).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Video Help' }).click();
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Video Help' })).toBeVisible();
});

test('a storage full of rubbish: the page starts, signed out, and cleans up', async ({ page }) => {
  await openSignedIn(page, 'admin');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"\u0000');
    for (const key of ['locale', 'theme', 'sidebar.open']) {
      localStorage.setItem(`RaStore.device.${key}`, '../../evil');
    }
  });
  const requests = recordRequests(page);
  await page.reload();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back.' })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|session/.test(key))),
  ).toEqual([]);
  expect(requests.filter((each) => each.url().includes('evil'))).toEqual([]);
  await signIn(page, 'admin');
  await expect(nameOf(page)).toHaveValue('Alexandra Winter');
});
