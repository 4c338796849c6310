import type { Page } from '@playwright/test';
import { expectNoViolations, looks } from './axe';
import { callsOf, openAs, recordRequests, resetFixtures, signIn, storedTokens } from './support';
import { expect, test } from './test';

/** The sign-in page that stands in `index.html` and what becomes of it when the application arrives (docs/decisions/start.md). */

test.beforeEach(async ({ request }) => resetFixtures(request));

const admin = { email: 'admin@publisher.example', password: 'Admin123!' };
const desktop = { width: 1440, height: 900 };
const handset = { width: 390, height: 844 };

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

  test('a press of the button signs in too, and the return target is kept', async ({ page }) => {
    const release = await hold(page);
    const requests = recordRequests(page);
    await page.goto('/login?return=%2Fmessages%3Fx%3D1');
    await signIn(page, 'admin');
    await expect.poll(async () => (await storedTokens(page)).access).toBeTruthy();
    release();
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
    await expect(page).toHaveURL('/messages?x=1');
    expect(tokenCalls(requests)).toHaveLength(1);
  });

  test('what is sent while config.json is on its way is sent when it is there, once', async ({ page }) => {
    const release = await hold(page, '**/config.json');
    const requests = recordRequests(page);
    await openForm(page);
    await signIn(page, 'admin');
    await expect(submitOf(page)).toBeDisabled();
    expect(tokenCalls(requests)).toHaveLength(0);
    release();
    await expect(page.getByRole('heading', { name: 'Publisher profile' })).toBeVisible();
    expect(tokenCalls(requests)).toHaveLength(1);
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

  for (const arrival of ['before', 'after']) {
    test(`T005 a sign-in that is refused ${arrival} the application arrives keeps what was typed`, async ({
      page,
    }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      const releaseApplication = await hold(page);
      const releaseAnswer = await hold(page, '**/oauth/token');
      const requests = recordRequests(page);
      await openForm(page);
      await emailOf(page).fill(admin.email);
      await passwordOf(page).fill('Wrong123!');
      const refused = page.waitForResponse('**/oauth/token');
      await passwordOf(page).press('Enter');
      if (arrival === 'before') {
        releaseAnswer();
        await refused;
        await expectStartPage(page);
        releaseApplication();
      } else {
        releaseApplication();
        await expectTakenOver(page);
        await expect(page.getByText('Invalid email address or password.')).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(2);
        await expect(page.getByRole('main').locator('[type=submit]')).toBeDisabled();
        releaseAnswer();
      }
      await expect(page.getByText('Invalid email address or password.')).toBeVisible();
      await expect(emailOf(page)).toHaveValue(admin.email);
      await expect(passwordOf(page)).toHaveValue('Wrong123!');
      await expect(passwordOf(page)).toBeFocused();
      await expect(submitOf(page)).toBeEnabled();
      expect(tokenCalls(requests)).toHaveLength(1);
      expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
      // The password is selected: what is typed now replaces it.
      await page.keyboard.type(admin.password);
      await expect(passwordOf(page)).toHaveValue(admin.password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Publisher profile' })).toBeVisible();
      expect(tokenCalls(requests)).toHaveLength(2);
      expect(errors).toEqual([]);
    });
  }

  test('a wrong email address that was left is told, and typing goes on where it was', async ({ page }) => {
    const release = await hold(page);
    await openForm(page);
    await page.keyboard.type('nobody');
    await page.keyboard.press('Tab');
    await expect(passwordOf(page)).toBeFocused();
    await page.keyboard.type('sec');
    await expect(page.getByText('Must be a valid email address!')).toHaveCount(0);
    release();
    await expect(page.getByText('Must be a valid email address!')).toBeVisible();
    await expect(emailOf(page)).toHaveValue('nobody');
    await expect(passwordOf(page)).toBeFocused();
    await page.keyboard.type('ret');
    await expect(passwordOf(page)).toHaveValue('secret');
  });

  test('a wrong email address that was left leaves the focus where the visitor took it', async ({ page }) => {
    const release = await hold(page);
    await openForm(page);
    await page.keyboard.type('nobody');
    await page.getByRole('link', { name: 'Forgot password?' }).focus();
    release();
    await expect(page.getByText('Must be a valid email address!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused();
  });

  test('an email address that was never touched is no fault', async ({ page }) => {
    const release = await hold(page);
    await openForm(page);
    await passwordOf(page).click();
    await page.keyboard.type('secret');
    // Needs the application, and leaves the focus where it is.
    await page.getByRole('link', { name: 'Sign In' }).dispatchEvent('click');
    release();
    await expectTakenOver(page);
    await expect(passwordOf(page)).toHaveValue('secret');
    await expect(page.getByText('Must be a valid email address!')).toHaveCount(0);
  });

  test('an email address that is being typed is typed to its end', async ({ page }) => {
    const release = await hold(page);
    await openForm(page);
    await page.keyboard.type('admin@');
    // Needs the application, and leaves the focus where it is.
    await page.getByRole('link', { name: 'Sign In' }).dispatchEvent('click');
    release();
    await expectTakenOver(page);
    await page.keyboard.type('publisher.example');
    await expect(emailOf(page)).toHaveValue(admin.email);
    await expect(page.getByText('Must be a valid email address!')).toHaveCount(0);
  });

  for (const [missing, pattern] of Object.entries({
    'the application': '**/assets/startApp*',
    'config.json': '**/config.json',
  })) {
    test(`signed in by another tab while ${missing} is on its way, it goes on to the target`, async ({
      context,
    }) => {
      const first = await context.newPage();
      const release = await hold(first, pattern);
      await first.goto('/login?return=%2Fmessages');
      await emailOf(first).fill('somebody@else.example');
      const second = await context.newPage();
      await second.goto('/login');
      await signIn(second, 'admin');
      await expect(second.getByRole('heading', { name: 'Publisher profile' })).toBeVisible();
      await expectStartPage(first);
      release();
      await expect(first.getByRole('heading', { name: 'Messages' })).toBeVisible();
      await expect(first).toHaveURL('/messages');
    });
  }
});

test.describe('a press before the application has arrived', () => {
  const presses: {
    control: string;
    role: 'button' | 'link';
    leaves?: boolean;
    done: (page: Page) => Promise<void>;
  }[] = [
    {
      control: 'Close menu',
      role: 'button',
      done: async (page) => {
        await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
      },
    },
    {
      control: 'Language',
      role: 'button',
      done: (page) => expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible(),
    },
    {
      control: 'Theme',
      role: 'button',
      done: (page) => expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible(),
    },
    {
      control: 'Show password',
      role: 'button',
      done: async (page) => {
        await expect(passwordOf(page)).toHaveAttribute('type', 'text');
        await expect(passwordOf(page)).toBeFocused();
      },
    },
    {
      control: 'Forgot password?',
      role: 'link',
      leaves: true,
      done: async (page) => {
        await expect(page.getByRole('heading', { name: 'Reset your password!' })).toBeVisible();
        await expect(page).toHaveURL('/forgot-password?return=%2Fmessages');
      },
    },
    { control: 'Sign In', role: 'link', done: (page) => expect(page).toHaveURL('/login') },
  ];
  for (const { control, role, leaves = false, done } of presses) {
    test(`of ‘${control}’ (${role}) does its work once it is there`, async ({ page }) => {
      const release = await hold(page);
      await page.goto('/login?return=%2Fmessages');
      await emailOf(page).fill('kept@publisher.example');
      await passwordOf(page).fill('kept too');
      await page.getByRole(role, { name: control }).click();
      await expectStartPage(page);
      release();
      await done(page);
      await expectTakenOver(page);
      if (leaves) return;
      await expect(page.locator('[name=username]')).toHaveValue('kept@publisher.example');
      await expect(page.locator('[name=password]')).toHaveValue('kept too');
    });
  }

  test('of the skip link by keyboard leads to the content', async ({ page }) => {
    const release = await hold(page);
    await openForm(page);
    await emailOf(page).fill('kept@publisher.example');
    await page.getByRole('link', { name: /skip/i }).focus();
    await page.keyboard.press('Enter');
    release();
    await expectTakenOver(page);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL('/login');
    await expect(emailOf(page)).toHaveValue('kept@publisher.example');
  });

  test('of the menu button on a handset opens the menu', async ({ page }) => {
    await page.setViewportSize(handset);
    const release = await hold(page);
    await openForm(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    release();
    await expect(
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Sign In' }),
    ).toBeVisible();
  });
});

test.describe('the application takes over', () => {
  const pictures: {
    look: string;
    viewport: typeof desktop;
    colorScheme?: 'dark';
    stored?: Record<string, unknown>;
  }[] = [
    { look: 'on a desktop', viewport: desktop },
    { look: 'on a dark desktop in German', viewport: desktop, colorScheme: 'dark', stored: { locale: 'de' } },
    {
      look: 'with the menu closed and another theme chosen',
      viewport: desktop,
      stored: { 'sidebar.open': false, theme: 'dark' },
    },
    { look: 'on a handset', viewport: handset },
    { look: 'on a dark handset in German', viewport: handset, colorScheme: 'dark', stored: { locale: 'de' } },
  ];
  for (const { look, viewport, colorScheme = 'light', stored = {} } of pictures) {
    test(`${look} without moving a pixel`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await prefer(page, stored);
      await page.addInitScript(() => {
        const shifts: unknown[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) =>
          shifts.push(...list.getEntries().map((each) => each.toJSON())),
        ).observe({
          type: 'layout-shift',
          buffered: true,
        });
      });
      const release = await hold(page);
      await page.goto('/login');
      await expect(page.getByText('Press', { exact: true })).toBeVisible();
      const picture = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
      const before = await picture();
      // Needs the application, and changes nothing that can be seen.
      const link = page.getByRole('link', { name: /^(Sign In|Anmelden)$/, includeHidden: true });
      await link.dispatchEvent('click');
      await expectStartPage(page);
      release();
      await expectTakenOver(page);
      const after = await picture();
      expect(after.equals(before), 'the picture is the same').toBe(true);
      await expect(page.locator('[name=username]')).toBeFocused();
      expect(await page.evaluate('shifts')).toEqual([]);
    });
  }
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

  test('sees headline and menu of a page before the application is there', async ({ page }) => {
    const release = await hold(page);
    await page.goto('/user-management/groups');
    await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-busy=true]'),
    ).toBeVisible();
    await expect(page.getByText('Press', { exact: true })).toBeVisible();
    await expect(page.getByText('Groups give their roles to all their members')).toBeVisible();
    await expectStartPage(page, 'frame');
    release();
    await expect(
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Messages' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
  });

  test('sees the head of a list all the time, until its rows are there', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const main = document.querySelector('main');
        const head = `${main?.querySelector('h1')?.textContent}: ${main?.querySelector('p')?.textContent}`;
        if (main !== null && seen.at(-1) !== head) seen.push(head);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/user-management/roles');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    // The script above has put it there.
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).toEqual([
      'Roles: A role is a set of permissions. People have it themselves, or through a group.',
    ]);
  });

  test('finds focus and press on the frame carried over', async ({ page }) => {
    const release = await hold(page);
    await page.goto('/profile');
    // A first visit waits for the texts of the frame; keys before it have nothing to go to.
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Account/ })).toBeFocused();
    await page.getByRole('button', { name: 'Close menu' }).dispatchEvent('click');
    release();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Account/ })).toBeFocused();
  });

  test('opens the account’s menu by a press on the frame, though the button has another name then', async ({
    page,
  }) => {
    const release = await hold(page);
    await page.goto('/messages');
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await expectStartPage(page, 'frame');
    release();
    await expect(page.getByRole('menu').getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Account: Alexandra Winter' })).toBeFocused();
  });

  test('signs out by the frame’s Logout, which the application shows below many more entries', async ({
    page,
  }) => {
    const release = await hold(page);
    await page.goto('/messages');
    await page.getByRole('link', { name: 'Logout' }).click();
    await expectStartPage(page, 'frame');
    release();
    await expect(page).toHaveURL('/login');
    expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
  });

  test('has all scripts of an address asked for before the first of them runs', async ({ page }) => {
    // So that nothing is loaded for what may be opened next, nor when the browser is idle, such as the buttons of areas.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      window.requestIdleCallback = () => 0;
    });
    for (const [path, heading] of Object.entries({
      '/messages': 'Messages',
      '/user-management/groups': 'Groups',
      '/profile': 'Publisher profile',
    })) {
      const first = page.waitForRequest(/\/assets\/index-[^/]+\.js$/);
      const release = await hold(page, /\/assets\/index-[^/]+\.js$/);
      const requests = recordRequests(page);
      const scripts = () =>
        new Set(requests.map((each) => new URL(each.url()).pathname).filter((each) => each.endsWith('.js')));
      await page.goto(path, { waitUntil: 'commit' });
      await first;
      await expectStartPage(page, 'frame');
      const links = await page
        .locator('link[rel=modulepreload]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      await expect.poll(() => links.filter((each) => !scripts().has(each))).toEqual([]);
      const early = scripts();
      release();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectTakenOver(page);
      await expect(
        page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Logout' }),
      ).toBeVisible();
      expect([...scripts()].filter((each) => !early.has(each))).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
});

test.describe('the page is chosen', () => {
  for (const path of ['/', '/login/', '/LOGIN?return=/messages']) {
    test(`the sign-in page at ${path}, before the application and in it`, async ({ page }) => {
      const release = await hold(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Welcome back.' })).toBeVisible();
      await expectStartPage(page);
      await expect(page).toHaveURL(path === '/' ? '/login' : path);
      await page.getByRole('button', { name: 'Theme' }).click();
      release();
      await page.getByRole('menuitemradio', { name: 'System' }).click();
      await expect(page.getByRole('heading', { name: 'Welcome back.' })).toBeVisible();
      await expect(page).toHaveURL(path === '/' ? '/login' : path);
    });
  }

  test('the window has a title that can be read before the product is known', async ({ page }) => {
    const release = await hold(page, '**/config.json');
    await page.goto('/login');
    await expectStartPage(page);
    expect(await page.title()).not.toContain('%');
    release();
    await expect(page).toHaveTitle('Welcome back. · Press back-office');
  });

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

  test('a default language in config.json gives its page, unless another one was chosen', async ({
    page,
  }) => {
    await page.route('**/config.json', (route) =>
      route.fulfill({
        json: {
          product: { key: 'atlas', name: 'Atlas' },
          oauth: { clientId: 'back-office', clientSecret: 'replace-me' },
          translations: { defaultLanguage: 'de' },
        },
      }),
    );
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Willkommen zurück.' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await prefer(page, { locale: 'en' });
    await page.reload();
    await expect(page.getByText('Atlas', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome back.' })).toBeVisible();
    await expectStartPage(page);
  });
});

test('T237 the first script is asked for again when it did not arrive', async ({ page }) => {
  let attempts = 0;
  await page.route('**/assets/index-*.js', (route) => {
    attempts += 1;
    return attempts < 3 ? route.abort() : route.continue();
  });
  await page.goto('/login');
  await expect.poll(() => attempts).toBe(1);
  await page.keyboard.type(admin.email);
  await expect(submitOf(page)).toBeDisabled();
  // The connection is back; the attempt after that one fails too, and the next comes by itself.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => attempts).toBe(3);
  await passwordOf(page).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Publisher profile' })).toBeVisible();
});

test.describe('the application is fetched', () => {
  test('while the page is idle, and none of it runs', async ({ page }) => {
    const asked = page.waitForRequest('**/assets/startApp*');
    await page.goto('/login');
    const headers = await (await asked).allHeaders();
    expect(headers['sec-purpose'] ?? headers.purpose).toBe('prefetch');
    await expectStartPage(page);
  });

  for (const connection of [{ saveData: true }, { type: 'cellular' }]) {
    test(`from the first key on where each byte is paid for: ${JSON.stringify(connection)}`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const requests = recordRequests(page);
      await page.goto('/login');
      await expect(page.getByText('Press', { exact: true })).toBeVisible();
      // Twice idle: what was to be done by then is done.
      await page.evaluate(
        () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
      );
      expect(requests.filter((each) => each.url().includes('/assets/startApp'))).toEqual([]);
      const asked = page.waitForRequest('**/assets/startApp*');
      await page.keyboard.type('a');
      await asked;
      await expectStartPage(page);
    });
  }
});

for (const { device, viewport } of looks) {
  test(`axe finds nothing on the start page: ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await hold(page);
    await page.goto('/login');
    await expect(page.getByText('Press', { exact: true })).toBeVisible();
    await expectNoViolations(page);
    await expectStartPage(page);
  });
}

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

test.describe('where a gateway adds a policy of its own', () => {
  const policies = {
    'that refuses the script of the document': "script-src 'self'",
    'that refuses its styles too': "script-src 'self'; style-src 'self'",
  };
  for (const [which, policy] of Object.entries(policies)) {
    test(`${which}, the application starts, a little later`, async ({ page, violations }) => {
      await page.route('**/*', async (route) => {
        if (!route.request().isNavigationRequest()) return route.continue();
        const response = await route.fetch();
        // Both policies hold, as if a gateway had added a second header.
        const headers = response.headers();
        const own = headers['content-security-policy'];
        await route.fulfill({
          response,
          headers: { ...headers, 'content-security-policy': `${own}, ${policy}` },
        });
      });
      await page.goto('/login?return=%2Fmessages');
      await signIn(page, 'admin');
      await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
      await page.goto('/user-management/roles');
      await page.getByRole('table').getByRole('link').first().click();
      await expect(page.getByRole('textbox').first()).toBeVisible();
      await expect(page.locator('#root[data-start]')).toHaveCount(0);
      expect(violations.splice(0).join()).toMatch(/script-src-elem inline/);
    });
  }

  test('nothing starts twice where its own script runs', async ({ page }) => {
    const requests = recordRequests(page);
    await openForm(page);
    const paths = requests.map((each) => new URL(each.url()).pathname);
    expect(paths.filter((path) => path.startsWith('/assets/startAnyway'))).toHaveLength(1);
    expect(paths.filter((path) => path === '/config.json')).toHaveLength(1);
    await expectStartPage(page);
  });
});

test('after a new version the first page waits for what it does not know, and the next one does not', async ({
  page,
}) => {
  await openAs(page, 'admin');
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/start-\w+-/.test(pathname)) files.push(pathname);
  });
  await page.evaluate(() => localStorage.removeItem('back-office.device.start'));
  const release = await hold(page, '**/assets/start-en-*.json');
  await page.goto('/user-management/groups', { waitUntil: 'commit' });
  await expect.poll(() => files).toHaveLength(1);
  await expect(page.locator('#root > *')).toHaveCount(0);
  release();
  await expect(page.getByText('Groups give their roles to all their members')).toBeVisible();
  await expect(page).toHaveTitle('Groups · Press back-office');
  await expectTakenOver(page);
  await page.goto('/user-management/roles');
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  expect(files).toHaveLength(1);
});

test('without what the build knows of pages, the application starts all the same', async ({ page }) => {
  await openAs(page, 'admin');
  await page.evaluate(() => localStorage.removeItem('back-office.device.start'));
  await page.route('**/assets/start-en-*.json', (route) => route.abort());
  await page.goto('/user-management/groups');
  await expectTakenOver(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
});
