import type { Page } from '@playwright/test';
import { callsOf, openAs, people, recordRequests } from './support';
import { expect, test } from './test';

/** The sign-in page in `index.html`, and how the application takes its place (docs/decisions/start.md). */

/** Holds back the scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return release;
}

const tokenCalls = (requests: ReturnType<typeof recordRequests>) =>
  callsOf(requests, 'POST', '/clientapi/v1/oauth/token');
const emailOf = (page: Page) => page.getByLabel('Email Address');
const passwordOf = (page: Page) => page.getByLabel('Password', { exact: true });
const submitOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign In' });

test('what is typed before the application arrives is sent nowhere, and stays with the focus; nothing is complained of', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const release = await holdScripts(page);
  const requests = recordRequests(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(emailOf(page)).toBeFocused();
  await page.keyboard.type(people.admin.email);
  await passwordOf(page).pressSequentially(people.admin.password);
  await page.keyboard.press('Enter');
  await expect(submitOf(page)).toBeDisabled();
  await expect(page).toHaveURL('/login');
  release();
  await expect(submitOf(page)).toBeEnabled();
  await expect(passwordOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Publisher profile' })).toBeVisible();
  expect(tokenCalls(requests)).toHaveLength(1);
  expect(requests.filter((each) => each.isNavigationRequest())).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Alexandra Winter');
  expect(complaints).toEqual([]);
});

test('an application that does not arrive says so, and is loaded again with what was typed', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/login');
  const alert = page.getByRole('alert').filter({ hasText: 'The application could not be loaded.' });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeFocused();
  await emailOf(page).fill(people.admin.email);
  await passwordOf(page).fill(people.admin.password);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeVisible();
  await page.unroute('**/*.js');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(submitOf(page)).toBeEnabled();
  await expect(alert).toHaveCount(0);
  await expect(emailOf(page)).toHaveValue(people.admin.email);
  await expect(passwordOf(page)).toHaveValue(people.admin.password);
});

/** Notes each heading of level 1 that is in the document at any frame. */
async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const { textContent } of document.querySelectorAll('h1')) {
        if (!seen.includes(textContent)) seen.push(textContent);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // The script above has put it there.
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test('people who are signed in never see the sign-in page', async ({ page }) => {
  await openAs(page, 'admin');
  const headings = await recordHeadings(page);
  await page.goto('/login?return=/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  expect(await headings()).toEqual(['Messages']);
});

test('a chosen language and theme: the frame is dark from the first paint, the page in German', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('RaStore.device.locale', '"de"');
    localStorage.setItem('RaStore.device.theme', '"dark"');
  });
  await page.emulateMedia({ colorScheme: 'light' });
  const release = await holdScripts(page);
  const headings = await recordHeadings(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  release();
  await expect(page.getByRole('heading', { name: 'Willkommen zurück.' })).toBeVisible();
  expect(await background()).toBe(dark);
  expect(await headings()).toEqual(['Willkommen zurück.']);
});
