import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { securityHeaders } from '../../vite/delivery/securityHeaders';
import { expectNoViolations, handset } from './axe';
import { type StaticServer, serveStatic } from './staticServer';
import { expect, test } from './test';

const folder = 'dist-demo';
let server: StaticServer;

test.beforeEach(async () => {
  server = await serveStatic(
    folder,
    '/',
    true,
    securityHeaders(readFileSync(join(folder, 'index.html'), 'utf8')),
  );
});
test.afterEach(() => server.close());

const open = async (page: Page, query = 'lang=en') => {
  await page.goto(`${server.root}?open=/gallery&as=admin&${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
};
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('the gallery has no accessibility fault and does not scroll sideways', async ({ page }) => {
  await page.setViewportSize(handset);
  await open(page);
  await expectNoViolations(page);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  await page.getByRole('button', { name: 'Choose date: Published' }).click();
  await expect(page.getByRole('gridcell', { name: '22' })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await box(page, 'Published').fill('x');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a date, such as 11/22/2026.')).toBeVisible();
  await expectNoViolations(page);
});

test('every input works under the headers of production, and what it sends comes back', async ({ page }) => {
  await open(page, 'lang=de');
  await box(page, 'Erschienen').fill('24.12.2026');
  await box(page, 'Gewicht in kg').fill('1.234,5');
  await page.getByRole('combobox', { name: 'Land' }).fill('Denm');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'E-book' }).check();
  await page.getByRole('tab', { name: 'Vorschau' }).click();
  await expect(page.getByRole('heading', { name: 'A blurb' })).toBeVisible();
  await page.getByRole('button', { name: 'Eintrag hinzufügen' }).click();
  await page.keyboard.type('Bea');
  await page.getByRole('tab', { name: /Français/ }).click();
  await page.getByRole('textbox', { name: /Français/ }).fill('Un');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();

  await page.reload();
  await expect(box(page, 'Erschienen')).toHaveValue('24.12.2026');
  await expect(box(page, 'Gewicht in kg')).toHaveValue('1234,5');
  await expect(page.getByRole('combobox', { name: 'Land' })).toHaveValue('Denmark');
  await expect(page.getByRole('group', { name: 'Eintrag 2' }).getByLabel('Name')).toHaveValue('Bea');
});
