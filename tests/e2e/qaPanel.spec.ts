import type { Page } from '@playwright/test';
import { expectNoViolations, handset } from './axe';
import { type StaticServer, serveStatic } from './staticServer';
import { changeName, openAs } from './support';
import { expect, test } from './test';

let server: StaticServer;

test.beforeAll(async () => {
  server = await serveStatic('dist-demo', '/qa/demo/');
});
test.afterAll(() => server.close());

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'QA panel' });
const openLink = (page: Page, query: string) => page.goto(server.root + query);

/** Opens the panel by its keys. */
async function openPanel(page: Page) {
  await page.getByRole('button', { name: /^QA panel/, includeHidden: true }).waitFor();
  await page.keyboard.press('Shift+F8');
  return panelOf(page);
}

/** The link that 'Copy link' has put into the clipboard. */
async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panelOf(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panelOf(page).getByText('Copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function closePanel(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
}

const name = (page: Page) => page.getByLabel('Full name');

test('a tester’s round: three failures are found by the panel, and shared by links', async ({
  page,
  browser,
}) => {
  await openAs(page, 'admin', server.root);
  const links: string[] = [];

  // A save that fails, switched on while the form is filled in.
  await changeName(page, 'Ada Sommer');
  let panel = await openPanel(page);
  await panel.getByLabel('Saving').selectOption('Saving fails');
  await closePanel(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to save your changes.')).toBeVisible();
  await expect(name(page)).toHaveValue('Ada Sommer');
  panel = await openPanel(page);
  links.push(await copyLink(page));

  // A list that the server does not give, for another person in German.
  await panel.getByRole('button', { name: 'All as usual' }).click();
  await panel.getByLabel('Connection').selectOption('No connection');
  await closePanel(page);
  await page.getByRole('button', { name: 'User Management' }).click();
  await page.getByRole('link', { name: 'Roles' }).click();
  await page.getByRole('dialog', { name: 'Unsaved changes' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('The server cannot be reached.', { exact: false })).toBeVisible();
  await openPanel(page);
  links.push(await copyLink(page));

  // An admin who lacks the permission.
  await panel.getByRole('button', { name: 'All as usual' }).click();
  page.once('dialog', (dialog) => dialog.accept());
  await panel.getByRole('button', { name: 'Act as Emil Sommer' }).click();
  await expect(page.getByText('You do not have access to this area.')).toBeVisible();
  await openPanel(page);
  links.push(await copyLink(page));

  const [saving = '', offline = '', denied = ''] = links;
  for (const link of links) expect(link).not.toMatch(/@|Admin|token|eyJ/);
  const other = await (await browser.newContext()).newPage();
  await other.goto(saving);
  await expect(name(other)).toHaveValue('Alexandra Winter');
  await changeName(other, 'Bea');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Failed to save your changes.')).toBeVisible();
  other.once('dialog', (dialog) => dialog.accept());
  await other.goto(offline);
  await expect(other).toHaveURL(/\/user-management\/roles/);
  await expect(other.getByText('The server cannot be reached.', { exact: false })).toBeVisible();
  await other.goto(denied);
  await expect(other.getByText('You do not have access to this area.')).toBeVisible();
  await other.context().close();
});

test('records survive a reload, go into a file and come back from it', async ({ page }) => {
  await openLink(page, '?open=/profile&as=admin');
  await changeName(page, 'Ada Sommer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
  await page.reload();
  await expect(name(page)).toHaveValue('Ada Sommer');

  const panel = await openPanel(page);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save to a file' }).click();
  const file = await (await download).path();
  page.once('dialog', (dialog) => dialog.accept());
  await panel.getByRole('button', { name: 'Reset the data' }).click();
  await panel.getByRole('button', { name: 'Reload the page' }).click();
  await expect(name(page)).toHaveValue('Alexandra Winter');

  await openPanel(page);
  await panel.getByLabel('Load from a file').setInputFiles(file);
  await expect(panel.getByText('Data loaded from', { exact: false })).toBeVisible();
  await panel.getByRole('button', { name: 'Reload the page' }).click();
  await expect(name(page)).toHaveValue('Ada Sommer');

  await openPanel(page);
  await panel.getByLabel('Load from a file').setInputFiles({
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"other"}'),
  });
  await expect(panel.getByText('Nothing was changed.', { exact: false })).toBeVisible();
});

test('the panel has no fault that axe knows', async ({ page }) => {
  await page.setViewportSize(handset);
  await openLink(page, '?open=/profile&as=admin&scenario=languages-empty,save-failing');
  await expect(name(page)).toHaveValue('Alexandra Winter');
  await openPanel(page);
  await expectNoViolations(page);
});

test('a tab has records of its own, and a second one is signed in all the same', async ({
  page,
  context,
}) => {
  await openLink(page, '?open=/profile&as=admin');
  await changeName(page, 'Ada Sommer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
  const second = await context.newPage();
  await openLink(second, '?open=/profile');
  await expect(name(second)).toHaveValue('Alexandra Winter');
  await page.reload();
  await expect(name(page)).toHaveValue('Ada Sommer');
});
