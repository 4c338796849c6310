import { fixtureApi } from './servers';
import {
  callsOf,
  changeName,
  neverIdle,
  openSignedIn,
  recordRequests,
  signIn,
  storedTokens,
} from './support';
import { expect, test } from './test';

test.beforeEach(async ({ context }) => {
  await neverIdle(context);
});

test('signing in stores both tokens, loads the profile once and opens it', async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await signIn(page, 'admin');
  await expect(page.getByRole('heading', { name: 'Publisher profile' })).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('admin@publisher.example');
  const [grant, ...others] = callsOf(requests, 'POST', '/clientapi/v1/oauth/token');
  expect(others).toHaveLength(0);
  expect([...new URLSearchParams(grant?.postData() ?? '').keys()]).toEqual([
    'grant_type',
    'username',
    'password',
  ]);
  expect(callsOf(requests, 'GET', '/config.json')).toHaveLength(1);
  const profileCalls = callsOf(requests, 'GET', '/clientapi/v1/admin/profile');
  expect(profileCalls).toHaveLength(1);
  const { access, refresh } = await storedTokens(page);
  expect(access).toBeTruthy();
  expect(refresh).toBeTruthy();
  expect(await profileCalls[0]?.headerValue('authorization')).toBe(`Bearer ${access}`);
});

test('an expired token is renewed once, unseen, and the new one is used', async ({ page, request }) => {
  await openSignedIn(page, 'admin');
  await changeName(page, 'Alexandra Sommer');
  await request.post(`${fixtureApi}/fixtures/expire-tokens`);
  const before = await storedTokens(page);
  const requests = recordRequests(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
  expect(callsOf(requests, 'POST', '/clientapi/v1/oauth/token')).toHaveLength(1);
  expect(callsOf(requests, 'POST', '/clientapi/v1/admin/profile')).toHaveLength(2);
  const after = await storedTokens(page);
  expect(after.access).not.toBe(before.access);
  expect(after.refresh).toBe(before.refresh);
});

test('a reload keeps the session; logout clears everything personal and Back shows none of it', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', '/user-management/roles');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Roles' })).toBeVisible();
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText(['Sign In']);
  const storage = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(storage).not.toMatch(/token|publisher\.example|Winter/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome back.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Roles' })).toHaveCount(0);
});

test('another person signing in in one tab replaces identity, menu and data in the other', async ({
  context,
}) => {
  const first = await context.newPage();
  await openSignedIn(first, 'admin');
  const second = await context.newPage();
  await second.goto('/profile');
  await expect(second.getByLabel('Email', { exact: true })).toHaveValue('admin@publisher.example');
  await first.getByRole('link', { name: 'Logout' }).click();
  await signIn(first, 'editor');
  await expect(first.getByLabel('Email', { exact: true })).toHaveValue('editor@publisher.example');
  await expect(second.getByLabel('Email', { exact: true })).toHaveValue('editor@publisher.example');
  await expect(second.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText([
    'Messages',
    'Video Help',
    'Default Translations',
    'Profile',
    'Logout',
  ]);
});

test('the sign-in page appears and works where the browser refuses storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto('/login');
  await signIn(page, 'admin');
  await expect(page.getByRole('heading', { name: 'Publisher profile' })).toBeVisible();
  await expect(page.getByText('Your browser does not store your sign-in.', { exact: false })).toBeVisible();
});
