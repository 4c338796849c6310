import type { BrowserContext, Page } from '@playwright/test';
import { type StaticServer, serveStatic } from './staticServer';
import { changeName, openAs, recordRequests } from './support';
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

test('the static demo runs below any path, on a server that knows none of its pages', async ({
  page,
  context,
}) => {
  const complaints = recordComplaints(context);
  const requests = recordRequests(page);
  await page.goto(server.root);
  await expect(page).toHaveURL(address('login'));
  await page.getByRole('button', { name: 'admin@publisher.example' }).click();
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

  const ownAddresses = new RegExp(`^${address('')}|^${new URL(server.root).origin}/(api|clientapi/v[12])/`);
  expect(requests.map((request) => request.url()).filter((url) => !ownAddresses.test(url))).toEqual([]);
  // The worker answers the calls: the server hears of files alone, and has no page but the first.
  expect(server.answers.filter(({ path }) => !path.startsWith(below))).toEqual([]);
  const missed = server.answers.filter(({ status }) => status >= 400).map(({ path }) => path);
  expect(missed.filter((path) => !isFrench(path))).toEqual(
    ['user-management/roles', 'user-management/groups', 'nowhere'].map((path) => below + path),
  );
  expect(complaints).toEqual([]);
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
