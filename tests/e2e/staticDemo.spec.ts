import type { BrowserContext, Page } from '@playwright/test';
import { ports } from './servers';
import { type StaticServer, serveStatic } from './staticServer';
import { callsOf, changeName, openAs, recordRequests, signIn } from './support';
import { expect, test } from './test';

const below = '/any/where/';
let server: StaticServer;

test.beforeEach(async () => {
  server = await serveStatic('dist-demo', below);
});
test.afterEach(() => server.close());

const address = (path: string) => server.root + path;
const users = (page: Page) => page.getByRole('heading', { level: 1, name: 'Users' });

/** French has no file, on purpose, and Chromium reports each one that it does not find. */
const isFrench = (path: string) => path.endsWith('lang-fr.json');

/** What all pages of a context complain of, from now on. */
function recordComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !isFrench(url)) complaints.push(`${message.text()} ${url}`);
  });
  return complaints;
}

test('a visitor of the demo changes the password, signs in with the new one, and asks for a reset', async ({
  page,
}) => {
  const requests = recordRequests(page);
  await openAs(page, 'admin', server.root);
  await expect(page.getByLabel('Full name')).toHaveValue('Alexandra Winter');
  await expect(page.getByText('checked here, but not sent')).toBeHidden();
  const change = async (current: string) => {
    for (const [label, value] of [
      ['Current password', current],
      ['New password', 'Winter-2026'],
      ['Confirm new password', 'Winter-2026'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    await page.getByRole('button', { name: 'Save' }).click();
  };
  await expect(async () => {
    await page.getByLabel('Current password', { exact: true }).fill(String(Math.random()));
    await page.getByLabel('New password', { exact: true }).fill('Winter-2026');
    await page.getByLabel('Confirm new password', { exact: true }).fill('Winter-2026');
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled({ timeout: 200 });
  }).toPass();
  await change('wrong');
  await expect(page.getByRole('dialog', { name: 'Password not changed' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await change('Admin123!');
  await expect(page.getByRole('dialog', { name: 'Password changed' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Logout' }).click();
  const account = page.getByRole('button', { name: 'Fill in admin@publisher.example' });
  await expect(account).toContainText('(password changed)');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Demo-Konten' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'guest@publisher.example eintragen' })).toContainText(
    'Kein Bereich',
  );
  await page.getByRole('button', { name: 'Sprache' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email Address').fill('admin@publisher.example');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(
    page.getByText('If an account with this address exists, a message is on its way to it.'),
  ).toBeVisible();
  await expect(page).toHaveURL(address('login'));
  expect(callsOf(requests, 'POST', '/clientapi/v1/admin/password-reset')).toHaveLength(1);

  // After a reload too: the old password is refused, and the new one is good.
  await page.goto(server.root);
  await signIn(page, 'admin');
  await expect(page.getByText('Invalid email address or password.')).toBeVisible();
  await account.click();
  await page.getByLabel('Password', { exact: true }).fill('Winter-2026');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(address('profile'));
});

test('the static demo runs below any path, on a server that knows none of its pages', async ({
  page,
  context,
}) => {
  const complaints = recordComplaints(context);
  const requests = recordRequests(page);
  await page.goto(server.root);
  await expect(page).toHaveURL(address('login'));
  await page.getByRole('button', { name: 'Fill in admin@publisher.example' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(address('profile'));
  await changeName(page, 'Emil Herbst');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'User Management' }).click();
  await menu.getByRole('link', { name: 'Roles' }).click();
  await expect(page).toHaveURL(address('user-management/roles'));
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rollen' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(address('user-management/roles'));
  await expect(page.getByRole('heading', { level: 1, name: 'Rollen' })).toBeVisible();

  const second = await context.newPage();
  await second.goto(address('user-management/groups'));
  await expect(second.getByRole('heading', { level: 1, name: 'Gruppen' })).toBeVisible();
  await second.goto(address('nowhere'));
  await expect(second).toHaveURL(address('404'));
  await expect(second.getByRole('heading', { name: /^404/ })).toBeVisible();

  const own = new RegExp(`^${address('')}|^http://localhost:${ports.files}/(api|clientapi/v[12])/`);
  expect(requests.map((request) => request.url()).filter((url) => !own.test(url))).toEqual([]);
  // The worker answers the calls: the server hears of files alone, and has no page but the first.
  expect(server.answers.filter(({ path }) => !path.startsWith(below))).toEqual([]);
  const missed = server.answers.filter(({ status }) => status >= 400).map(({ path }) => path);
  expect(missed.filter((path) => !isFrench(path))).toEqual(
    ['user-management/roles', 'user-management/groups', 'nowhere'].map((path) => below + path),
  );
  expect(complaints).toEqual([]);
});

test('a link opens its page with query and hash, also after the sign-in', async ({ page }) => {
  const query = `?filter=${encodeURIComponent('{"status_eq_any":["suspended"]}')}&perPage=50`;
  const link = `${server.root}?open=/user-management/users${encodeURIComponent(query)}%23row`;
  await openAs(page, 'admin', link);
  const chosen = page.getByRole('button', { name: 'Remove filter: Status: Suspended' });
  await expect(chosen).toBeVisible();
  await expect(page).toHaveURL(`${address('user-management/users')}${query}#row`);
  await page.goto(server.root);
  await expect(page).toHaveURL(address('profile'));
  await page.goto(link);
  await expect(chosen).toBeVisible();
  await expect(page).toHaveURL(`${address('user-management/users')}${query}#row`);
});

test('a deep page is found again when its tab was closed, on a quick reload, and by going back', async ({
  page,
  context,
}) => {
  await openAs(page, 'admin', `${server.root}?open=/user-management/users`);
  await expect(users(page)).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await again.goto(address('user-management/users'));
  await expect(users(again)).toBeVisible();
  for (let i = 0; i < 3; i++) await again.reload({ waitUntil: 'domcontentloaded' });
  await expect(users(again)).toBeVisible();
  await again.goto('about:blank');
  await again.goBack();
  await expect(users(again)).toBeVisible();
});

test('a server that answers the start page for what is no file does no harm', async ({ page }) => {
  await server.close();
  server = await serveStatic('dist-demo', below, true);
  await openAs(page, 'admin', `${server.root}?open=/user-management/users`);
  await page.reload();
  await expect(users(page)).toBeVisible();
  await page.goto(`${server.root}index.html`);
  await expect(page).toHaveURL(address('profile'));
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the demo says why it does not start', async ({ page }) => {
    await page.goto(server.root);
    await expect(page.getByRole('heading', { name: 'The demo could not start.' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Open the demo by HTTPS or on localhost');
  });
});

test('without HTTPS, where browsers have no service workers, the demo says so', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await page.goto(server.root);
  await expect(page.getByRole('heading', { name: 'The demo could not start.' })).toBeVisible();
});
