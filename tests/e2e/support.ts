import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { applicationOrigin } from './servers';

export const people = {
  admin: { email: 'admin@publisher.example', password: 'Admin123!' },
  editor: { email: 'editor@publisher.example', password: 'Editor123!' },
  guest: { email: 'guest@publisher.example', password: 'Guest123!' },
} as const;

type Person = keyof typeof people;

/** Fills the sign-in form in and sends it. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email Address').fill(people[person].email);
  await page.getByLabel('Password', { exact: true }).fill(people[person].password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Opens a path as somebody who signs in on the way. */
export async function openAs(page: Page, person: Person, path = '/profile'): Promise<void> {
  await page.goto(path);
  await signIn(page, person);
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens a path as somebody who has signed in before: with the session that the form would have left in the browser. */
export async function openSignedIn(page: Page, person: Person, path = '/profile'): Promise<void> {
  const context = page.context();
  // Nothing of a page that is still open gets in between.
  await page.goto('about:blank');
  await context.clearCookies();
  const client = context.request;
  const { clientId, clientSecret } = (await (await client.get(`${applicationOrigin}/config.json`)).json())
    .oauth;
  const answer = await client.post(`${applicationOrigin}/clientapi/v1/oauth/token`, {
    headers: { Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    form: { grant_type: 'password', username: people[person].email, password: people[person].password },
  });
  expect(answer.ok()).toBe(true);
  const { access_token, refresh_token } = await answer.json();
  const { cookies } = await context.storageState();
  const localStorage = Object.entries({ access_token, refresh_token }).map(([name, value]) => ({
    name,
    value,
  }));
  await context.setStorageState({ cookies, origins: [{ origin: applicationOrigin, localStorage }] });
  const profile = page.waitForRequest('**/admin/profile');
  await page.goto(path);
  // The heading alone may still be that of the start page.
  await (await profile).response();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Changes the full name once the form tracks changes: 300 ms after it appeared its values become the starting point,
 * so only a value that was never there before counts as a change.
 */
export async function changeName(page: Page, name: string): Promise<void> {
  const field = page.getByLabel('Full name');
  let attempt = 0;
  await expect(async () => {
    attempt += 1;
    await field.fill(`${name} ${attempt}`);
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled({ timeout: 200 });
  }).toPass();
  await field.fill(name);
}

/**
 * Leaves out what pages do once they are idle, such as asking for new messages: for stories about tokens, in which such a call may
 * renew the token, or meet the end of the session, before what the person does.
 */
export async function neverIdle(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Records the requests of a page from now on. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (each) => requests.push(each));
  return requests;
}

/** The recorded calls of a path. */
export function callsOf(requests: readonly Request[], method: string, path: string): Request[] {
  return requests.filter((each) => each.method() === method && new URL(each.url()).pathname === path);
}

/** The two tokens as the browser stores them. */
export function storedTokens(page: Page) {
  return page.evaluate(() => ({
    access: localStorage.getItem('access_token'),
    refresh: localStorage.getItem('refresh_token'),
  }));
}
