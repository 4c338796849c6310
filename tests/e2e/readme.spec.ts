import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { copyProject, followReadme } from '../support/readmeExample';
import { type StaticServer, serveStatic } from './staticServer';
import { signIn } from './support';
import { expect, test } from './test';

/** The application with the area and the resource that the README adds, built as a demo from the README's own files. */
let copy: string;
let server: StaticServer;

const parts = ['index.html', 'package.json', 'tsconfig.json', 'biome.json', '.gitignore', 'vite.config.ts'];
const folders = ['src', 'i18n', 'public', 'scripts', 'vite'];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = copyProject([...parts, ...folders]);
  followReadme(copy);
  await build({
    root: copy,
    configFile: join(copy, 'vite.config.ts'),
    mode: 'demo',
    logLevel: 'error',
  });
  server = await serveStatic(join(copy, 'dist-demo'), '/', true);
});

test.afterAll(async () => {
  await server.close();
  rmSync(copy, { recursive: true });
});

async function openBooks(page: Page) {
  await page.goto(server.root);
  await signIn(page, 'admin');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('button', { name: 'Catalogue' })
    .click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Books' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
  await expect(rows(page)).toHaveCount(25);
}

const rows = (page: Page) => page.getByRole('table', { name: 'Books' }).locator('tbody').getByRole('row');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const results = (page: Page, count: string) => expect(page.getByText(count, { exact: true })).toBeAttached();

test('the list of the README filters, keeps views, and withdraws and deletes many books', async ({
  page,
}) => {
  await openBooks(page);
  await results(page, '60 results');
  await expect(rows(page).first()).toContainText(/Hardcover|Paperback|E-book/);

  await button(page, 'Filters').click();
  await page.getByRole('checkbox', { name: 'Hardcover' }).click();
  await expect(page.getByRole('checkbox', { name: 'Hardcover' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Only withdrawn books' }).click();
  await expect(page.getByRole('checkbox', { name: 'Only withdrawn books' })).toBeChecked();
  await button(page, /^Show \d+ entr/).click();
  await expect(button(page, 'Remove filter: Format: Hardcover')).toBeVisible();
  await expect(button(page, 'Remove filter: Withdrawn')).toBeVisible();
  await expect(page.getByText('60 results', { exact: true })).toHaveCount(0);
  await button(page, 'Clear filters').click();
  await results(page, '60 results');

  await button(page, /^View/).click();
  await page.getByText('Latest e-books', { exact: true }).click();
  await expect(button(page, 'Remove filter: Format: E-book')).toBeVisible();
  // The number before stays until the next one is known.
  await expect(page.getByText('60 results', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await button(page, 'Clear filters').click();
  await results(page, '60 results');

  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^\d+ books will be withdrawn\.$/)).toBeVisible();
  await expect(dialog.getByText(/skipped: \d+ withdrawn already/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Withdraw \d+ books$/ }).click();
  await expect(dialog.getByText(/^\d+ books were withdrawn\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText(/^The change was undone for \d+ entries\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await rows(page).first().getByRole('checkbox').click();
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await dialog.getByRole('button', { name: 'Delete 1 entry' }).click();
  await expect(dialog.getByText('1 entry was deleted.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await results(page, '59 results');
});

test('books of the README are exported, imported, created and changed', async ({ page }) => {
  await openBooks(page);
  const coming = page.waitForEvent('download');
  await button(page, 'Export').click();
  const file = readFileSync(await (await coming).path(), 'utf8');
  expect(file.split('\r\n')[0]).toBe('\uFEFFname,author,format,publishedOn');
  expect(file).toMatch(/Book 1,[^,]+ [^,]+,(hardcover|paperback|ebook),\d{4}-\d\d-\d\d/);

  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import books' })).toBeVisible();
  const table = 'Titel;Format;Erschienen\nThe House by the Sea;ebook;2026-03-01\nA Comic;comic;\nBook 1;;\n';
  await page
    .getByLabel(/CSV file/)
    .setInputFiles({ name: 'books.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await button(page, 'Assign columns').click();
  await button(page, 'Check rows').click();
  await expect(page.getByText('comic: There is no such format').first()).toBeVisible();
  await button(page, 'Import one entry').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Result' })).toBeVisible();
  await button(page, 'To the list')
    .or(page.getByRole('link', { name: 'To the list' }))
    .click();
  await page.getByLabel('Search').fill('house by');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('E-book');

  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByLabel(/^Name/).fill('Book 2');
  await page.getByLabel(/^Format/).click();
  await page.getByRole('option', { name: 'Hardcover' }).click();
  await button(page, 'Create').click();
  await expect(page.getByText('There is a book of this name.')).toBeVisible();
  await page.getByLabel(/^Name/).fill('Night Train');
  await page.getByLabel('Author').click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Published on' }).fill('03/01/2027');
  await button(page, 'Create').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
  await page.getByLabel('Search').fill('night train');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('HardcoverMar 1, 2027');
  await rows(page).getByRole('link', { name: 'Night Train' }).click();
  await page.getByLabel('Withdrawn from sale').check();
  await button(page, 'Save').click();
  await expect(page.getByText('Saved.')).toBeVisible();
});
