import type { APIRequestContext, Page, Request, Route } from '@playwright/test';
import { saveData } from '../../scripts/bench/slowness';
import { fixtureApi } from './servers';
import {
  callsOf,
  changeName,
  neverIdle,
  openSignedIn,
  people,
  recordRequests,
  resetFixtures,
  signIn,
} from './support';
import { expect, test } from './test';

test.beforeEach(async ({ context, request }) => {
  await resetFixtures(request);
  await neverIdle(context);
});

const profileCall = '/clientapi/v1/admin/profile';
const calls = /\/(clientapi\/v\d|api)\//;
const unreachable = 'The server cannot be reached. Check your connection and try again.';
const nameOf = (page: Page) => page.getByLabel('Full name');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => page.getByText('Changes saved.');
const failed = (page: Page) => page.getByText('Failed to save your changes.');
const signInAgain = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });
const isDown = (route: Route) => route.abort('connectionrefused');

/** Lets the fixture API misbehave from now on, as a scenario has it. */
const play = (request: APIRequestContext, ...scenarios: string[]) =>
  request.post(`${fixtureApi}/fixtures/options`, { data: { scenarios } });

/** Holds the answers to the saves of the profile back; what is returned lets them come. */
async function holdSaves(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${profileCall}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    await held;
    await route.fulfill({ response }).catch(() => {});
  });
  return release;
}

/** The page of a role, and its description. */
async function openRole(page: Page) {
  await openSignedIn(page, 'admin', '/user-management/roles');
  await page.getByRole('link', { name: 'Editor', exact: true }).click();
  const description = page.getByRole('textbox', { name: 'Description' });
  await expect(description).toHaveValue(/^Writes messages/);
  return description;
}

test('T235 a slow server: the page says that it waits, and what is typed meanwhile stays', async ({
  page,
}) => {
  await openSignedIn(page, 'admin');
  await changeName(page, 'Alexandra Slow');
  const release = await holdSaves(page);
  await save(page).click();
  await expect(save(page)).toBeDisabled();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await nameOf(page).fill('Alexandra Slower');
  release();
  await expect(saved(page)).toBeVisible();
  await expect(nameOf(page)).toHaveValue('Alexandra Slower');
  await expect(save(page)).toBeEnabled();
  const answer = page.waitForResponse(`**${profileCall}`);
  await save(page).click();
  expect((await answer).ok()).toBe(true);
  await page.reload();
  await expect(nameOf(page)).toHaveValue('Alexandra Slower');
});

test('T203 T235 a server that never answers: after a minute the form says so, as it was', async ({
  page,
}) => {
  await page.clock.install();
  const description = await openRole(page);
  await description.fill('Typed while the server slept.');
  await page.route(calls, () => {});
  await save(page).click();
  await expect(save(page)).toBeDisabled();
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('alert')).toContainText('The server took too long to answer. Try again.');
  await expect(description).toHaveValue('Typed while the server slept.');
  await page.unroute(calls);
  await save(page).click();
  await expect(page.getByText('Saved.')).toBeVisible();
});

test('T177 T242 a flaky server: each failure is told, nothing typed is lost, and a later try succeeds', async ({
  page,
  request,
}) => {
  await openSignedIn(page, 'admin');
  await changeName(page, 'Alexandra Flaky');
  await play(request, 'flaky');
  const requests = recordRequests(page);
  const isSave = (request: Request) => request.method() === 'POST' && request.url().endsWith(profileCall);
  let attempts = 0;
  let isTaken = false;
  while (!isTaken && attempts < 20) {
    attempts += 1;
    // What is told may still be the failure before: the call itself says how it ends.
    const end = Promise.race([
      page.waitForResponse((response) => isSave(response.request())).then((response) => response.ok()),
      page.waitForEvent('requestfailed', isSave).then(() => false),
    ]);
    await save(page).click();
    isTaken = await end;
    await expect(isTaken ? saved(page) : failed(page)).toBeVisible();
    await expect(nameOf(page)).toHaveValue('Alexandra Flaky');
  }
  expect(isTaken).toBe(true);
  expect(callsOf(requests, 'POST', profileCall)).toHaveLength(attempts);
});

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
  await saveData(page);
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

test('T078 R7 tokens that are spoilt in the middle: the changed form waits for its person', async ({
  context,
}) => {
  const page = await context.newPage();
  await openSignedIn(page, 'admin');
  await changeName(page, 'Alexandra Spoilt');
  const other = await context.newPage();
  await other.goto('/404');
  await other.evaluate(() => localStorage.setItem('access_token', 'spo\u00efl t'));
  await expect(signInAgain(page)).toBeVisible();
  await signInAgain(page).getByLabel('Password', { exact: true }).fill(people.admin.password);
  await signInAgain(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(signInAgain(page)).toBeHidden();
  await expect(nameOf(page)).toHaveValue('Alexandra Spoilt');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});

/** From now on the browser refuses these methods of its storage. */
const refuseStorage = (page: Page, name: string, methods: string[]) =>
  page.evaluate(
    ([reason, refused]) => {
      for (const method of refused) {
        Reflect.set(Storage.prototype, method, () => {
          throw new DOMException('No.', reason);
        });
      }
    },
    [name, methods] as const,
  );
const notStored = (page: Page) =>
  page.getByText('Your browser does not store your sign-in.', { exact: false });

test('T034 a storage that becomes full in the middle: the save goes on, and the page says what follows', async ({
  page,
  request,
}) => {
  await openSignedIn(page, 'admin');
  await changeName(page, 'Alexandra Full');
  await request.post(`${fixtureApi}/fixtures/expire-tokens`);
  await refuseStorage(page, 'QuotaExceededError', ['setItem']);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(notStored(page)).toBeVisible();
  await page.getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
});

test('T031 R7 a storage that is blocked in the middle ends the session, and the changed form waits', async ({
  page,
  request,
}) => {
  await openSignedIn(page, 'admin');
  await changeName(page, 'Alexandra Blocked');
  await request.post(`${fixtureApi}/fixtures/expire-tokens`);
  await refuseStorage(page, 'SecurityError', ['setItem', 'getItem', 'removeItem']);
  await save(page).click();
  await signInAgain(page).getByLabel('Password', { exact: true }).fill(people.admin.password);
  await signInAgain(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(nameOf(page)).toHaveValue('Alexandra Blocked');
  await expect(notStored(page)).toBeVisible();
});

test('T075 R7 another tab signs out in the middle of a save: what was saved is not sent again', async ({
  context,
}) => {
  const page = await context.newPage();
  await openSignedIn(page, 'admin');
  const other = await context.newPage();
  await other.goto('/profile');
  await changeName(page, 'Alexandra Between');
  const release = await holdSaves(page);
  const requests = recordRequests(page);
  await save(page).click();
  await other.getByRole('link', { name: 'Logout' }).click();
  await expect(signInAgain(page)).toBeVisible();
  release();
  await signInAgain(page).getByLabel('Password', { exact: true }).fill(people.admin.password);
  await signInAgain(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(nameOf(page)).toHaveValue('Alexandra Between');
  expect(callsOf(requests, 'POST', profileCall)).toHaveLength(1);
});

test('T240 a clock that is a day off, or is put right in the middle', async ({ page, request }) => {
  const day = 24 * 60 * 60 * 1000;
  for (const offset of [-day, day]) {
    await resetFixtures(request);
    await page.clock.install({ time: Date.now() + offset });
    await page.goto('/logout');
    await expect(page).toHaveURL('/login');
    await openSignedIn(page, 'admin');
    await changeName(page, 'Alexandra Elsewhen');
    await request.post(`${fixtureApi}/fixtures/expire-tokens`);
    await page.clock.setSystemTime(Date.now());
    const requests = recordRequests(page);
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    expect(callsOf(requests, 'POST', '/clientapi/v1/oauth/token')).toHaveLength(1);
    await expect(saved(page)).toBeHidden();
  }
});
