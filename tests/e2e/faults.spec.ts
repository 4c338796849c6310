import type { Page, Route } from '@playwright/test';
import { changeName, neverIdle, openSignedIn, people, recordRequests, signIn } from './support';
import { expect, test } from './test';

test.beforeEach(async ({ context }) => {
  await neverIdle(context);
});

const calls = /\/(clientapi\/v\d|api)\//;
const unreachable = 'The server cannot be reached. Check your connection and try again.';
const nameOf = (page: Page) => page.getByLabel('Full name');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => page.getByText('Changes saved.');
const failed = (page: Page) => page.getByText('Failed to save your changes.');
const isDown = (route: Route) => route.abort('connectionrefused');

/** The page of a role, and its description. */
async function openRole(page: Page) {
  await openSignedIn(page, 'admin', '/user-management/roles');
  await page.getByRole('link', { name: 'Editor', exact: true }).click();
  const description = page.getByRole('textbox', { name: 'Description' });
  await expect(description).toHaveValue(/^Writes messages/);
  return description;
}

test('T238 the server goes down in the middle and comes back: list, form and page say so and go on', async ({
  page,
}) => {
  const description = await openRole(page);
  await description.fill('Typed before the server went down.');
  await page.route(calls, isDown);
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText(`Not saved. ${unreachable}`);
  await expect(description).toHaveValue('Typed before the server went down.');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute(calls);
  await save(page).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.route(calls, isDown);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: unreachable })).toBeVisible();
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('T237 offline at the sign-in and in the middle, also for what is not loaded yet', async ({
  page,
  context,
}) => {
  // Nothing is loaded ahead then: what is loaded when the line breaks does not depend on how fast the machine is.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/login');
  // From here on the form can send.
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await context.setOffline(true);
  await signIn(page, 'admin');
  await expect(page.getByRole('alert')).toContainText('What you have typed is kept.');
  await expect(page.getByLabel('Email Address')).toHaveValue(people.admin.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(people.admin.password);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Invalid email address or password.')).toBeVisible();
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

test('T029 T036 T037 a storage full of rubbish: the page starts, signed out, and cleans up', async ({
  page,
}) => {
  await openSignedIn(page, 'admin');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"\u0000');
    for (const key of ['locale', 'theme', 'sidebar.open']) {
      localStorage.setItem(`back-office.device.${key}`, '../../evil');
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
