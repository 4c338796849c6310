import type { Page } from '@playwright/test';
import { callsOf, openAs, recordRequests, signIn, storedTokens } from './support';
import { expect, test } from './test';

/** The sign-in page that stands in `index.html` and what becomes of it when the application arrives (docs/decisions/start.md). */

const admin = { email: 'admin@publisher.example', password: 'Admin123!' };

/** Holds back what `pattern` fits, the application unless told, until the returned function is called. */
async function hold(page: Page, pattern: string | RegExp = '**/assets/startApp*'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return release;
}

/** Opens the sign-in page and waits for its script, which comes after the first paint. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/login');
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
}

/** The application stands where the start page was. */
async function expectTakenOver(page: Page): Promise<void> {
  await expect(page.locator('#root[data-start]')).toHaveCount(0);
  await expect(page.locator('#root > *')).not.toHaveCount(0);
}

/** It has not come yet: the start page is what the visitor sees. */
async function expectStartPage(page: Page, kind: 'sign-in' | 'frame' = 'sign-in'): Promise<void> {
  const shown = kind === 'sign-in' ? '[data-start=sign-in]' : '[data-start]:not([data-start=sign-in])';
  await expect(page.locator(`#root${shown}`)).toHaveCount(1);
}

/** Puts preferences where an earlier visit would have left them. */
async function prefer(page: Page, preferences: Record<string, unknown>): Promise<void> {
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      localStorage.setItem(`back-office.device.${key}`, JSON.stringify(value));
    }
  }, preferences);
}

const tokenCalls = (requests: ReturnType<typeof recordRequests>) =>
  callsOf(requests, 'POST', '/clientapi/v1/oauth/token');
const emailOf = (page: Page) => page.getByLabel('Email Address');
const passwordOf = (page: Page) => page.getByLabel('Password', { exact: true });
const submitOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign In' });

test.describe('the form before the application', () => {
  test('T001 T018 T019 works by the rules, signs in once and goes on to the profile', async ({ page }) => {
    const release = await hold(page);
    const requests = recordRequests(page);
    await openForm(page);
    await expect(emailOf(page)).toBeFocused();
    await expect(submitOf(page)).toBeDisabled();
    await page.keyboard.type(admin.email);
    await page.keyboard.press('Enter');
    await expect(submitOf(page)).toBeDisabled();
    await passwordOf(page).fill('x');
    await expect(submitOf(page)).toBeEnabled();
    await passwordOf(page).fill('');
    await expect(submitOf(page)).toBeDisabled();
    await passwordOf(page).pressSequentially(admin.password);
    await emailOf(page).fill('admin@');
    await expect(submitOf(page)).toBeDisabled();
    await emailOf(page).fill(` ${admin.email} `);
    await expect(submitOf(page)).toBeEnabled();
    expect(tokenCalls(requests)).toHaveLength(0);
    await passwordOf(page).press('Enter');
    await passwordOf(page).press('Enter');
    await expect(submitOf(page)).toBeDisabled();
    await expect
      .poll(() => storedTokens(page))
      .toEqual({
        access: expect.any(String),
        refresh: expect.any(String),
      });
    expect(tokenCalls(requests)).toHaveLength(1);
    const sent = new URLSearchParams(tokenCalls(requests)[0]?.postData() ?? '');
    expect(sent.get('username')).toBe(admin.email);
    expect(sent.get('password')).toBe(admin.password);
    await expectStartPage(page);

    release();
    await expect(page.getByRole('heading', { name: 'Publisher profile' })).toBeVisible();
    await expect(page).toHaveURL('/profile');
    expect((await storedTokens(page)).access).toBeTruthy();
    expect(tokenCalls(requests)).toHaveLength(1);
    expect(callsOf(requests, 'GET', '/clientapi/v1/admin/profile')).toHaveLength(1);
  });

  test('an application that does not arrive is told, and tried again, with what was typed', async ({
    page,
  }) => {
    const requests = recordRequests(page);
    await page.route('**/assets/startApp*', (route) => route.abort());
    await openForm(page);
    await emailOf(page).fill(admin.email);
    await passwordOf(page).fill('wrong');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByRole('alert')).toContainText('The application could not be loaded.');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeFocused();
    const failedAgain = page.waitForEvent('requestfailed');
    await again.click();
    await failedAgain;
    await expect(page.getByRole('alert')).toContainText('The application could not be loaded.');
    await passwordOf(page).fill(admin.password);
    await page.unroute('**/assets/startApp*');
    await again.click();
    await expectTakenOver(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(emailOf(page)).toHaveValue(admin.email);
    await expect(passwordOf(page)).toHaveValue(admin.password);
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
    expect(tokenCalls(requests)).toHaveLength(0);
  });

  test('what is typed before any script has arrived goes nowhere, and is there afterwards', async ({
    page,
  }) => {
    const release = await hold(page, '**/*.js');
    const requests = recordRequests(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(emailOf(page)).toBeFocused();
    await page.keyboard.type(admin.email);
    await passwordOf(page).pressSequentially(admin.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    release();
    await expect(submitOf(page)).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Publisher profile' })).toBeVisible();
    expect(tokenCalls(requests)).toHaveLength(1);
    expect(requests.filter((each) => each.isNavigationRequest())).toHaveLength(1);
  });
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

test.describe('who is signed in', () => {
  test.beforeEach(async ({ page }) => openAs(page, 'admin'));

  test('T026 T097 never sees the sign-in page, wherever they begin', async ({ page }) => {
    const headings = await recordHeadings(page);
    for (const [path, heading] of Object.entries({
      '/login?return=/messages': 'Messages',
      '/profile': 'Publisher profile',
      '/': 'Publisher profile',
    })) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await headings()).toEqual([heading]);
    }
  });
});

test.describe('the page is chosen', () => {
  test('German and dark from the first paint, without any script file', async ({ page }) => {
    const release = await hold(page, '**/*.js');
    const headings = await recordHeadings(page);
    await prefer(page, { locale: 'de', theme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Willkommen zurück.' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await background();
    release();
    await page.getByRole('button', { name: 'Farbschema' }).click();
    await page.getByRole('menuitemradio', { name: 'Dunkel' }).click();
    await expectTakenOver(page);
    expect(await background()).toBe(dark);
    await page.getByRole('button', { name: 'Farbschema' }).click();
    await page.getByRole('menuitemradio', { name: 'Hell' }).click();
    await expect.poll(background).not.toBe(dark);
    expect(await headings()).toEqual(['Willkommen zurück.']);
  });
});

test('T001 T246 the start page and the application run under the policy, and nothing is complained of', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const release = await hold(page);
  await page.goto('/login');
  await expect(submitOf(page)).toHaveCSS('cursor', 'default');
  await expectStartPage(page);
  release();
  await signIn(page, 'admin');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Alexandra Winter');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Alexandra Winter');
  expect(complaints).toEqual([]);
});
