import type { Page } from '@playwright/test';
import { type StaticServer, serveStatic } from './staticServer';
import { expect, test } from './test';

/** Scenarios in the static demo, as testers open them. What each scenario answers is tested in tests/mocks/scenarios. */
let server: StaticServer;

test.beforeAll(async () => {
  server = await serveStatic('dist-demo', '/qa/demo/');
});
test.afterAll(() => server.close());

const open = (page: Page, path: string, scenario: string) =>
  page.goto(`${server.root}?open=${path}&as=admin&scenario=${scenario}`);

test('without a connection the page says so, and offers to try again', async ({ page }) => {
  await open(page, '/profile', 'offline');
  const alert = page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
});

test('a slow server: the list says that it loads, and comes', async ({ page }) => {
  await open(page, '/user-management/users', 'slow');
  await expect(page.getByText('Loading…')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 20_000 });
});

test('a person with one area sees that area alone in the menu', async ({ page }) => {
  await open(page, '/profile', 'only-video-help');
  await expect(page.getByLabel('Full name')).toHaveValue('Alexandra Winter');
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem')).toHaveText([
    'Video Help',
    'Logout',
  ]);
});
