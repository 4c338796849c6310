import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { securityHeaders } from '../../vite/delivery/securityHeaders';
import { expectNoViolations, looks } from './axe';
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

const open = async (page: Page, path = '', language = 'en') => {
  const query = `as=admin&lang=${language}&data=fresh`;
  await page.goto(`${server.root}?open=/gallery${path}&${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
};
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('fields of one line are 44 px high and have one surface and border', async ({ page }) => {
  await open(page);
  const fields = page.locator('main .MuiOutlinedInput-root:visible');
  await expect(page.getByRole('combobox', { name: 'Author' })).toBeVisible();
  const looksOfFields = await fields.evaluateAll((roots) =>
    roots.map((root) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(root.querySelector('fieldset') ?? root);
      const look = `${getComputedStyle(root).backgroundColor} ${borderTopWidth} ${borderTopColor}`;
      return { look, height: root.querySelector('textarea') ? 44 : root.getBoundingClientRect().height };
    }),
  );
  expect(looksOfFields.length).toBeGreaterThan(12);
  expect(new Set(looksOfFields.map(({ look }) => look)).size).toBe(1);
  expect(new Set(looksOfFields.map(({ height }) => height))).toEqual(new Set([44]));
});

test('no line of the menu wraps or gets another weight by being chosen', async ({ page }) => {
  await page.goto(`${server.root}?open=/user-management/users&as=admin&data=fresh`);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Users', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const lines = await menu
    .locator('.MuiListItemButton-root')
    .evaluateAll((all) =>
      all.map((line) => `${getComputedStyle(line).fontWeight} ${line.getBoundingClientRect().height}`),
    );
  expect(lines.length).toBeGreaterThan(10);
  expect(new Set(lines)).toEqual(new Set(['500 40']));
});

for (const { device, viewport } of looks) {
  test.describe(`the gallery: ${device}`, () => {
    test.use({ viewport });
    test.slow();

    test('has no accessibility fault and does not scroll sideways', async ({ page }) => {
      for (const path of ['', '/gallery-specimens', '/gallery-specimens/specimen-1/show']) {
        await test.step(path, async () => {
          await open(page, path);
          await page.waitForLoadState('networkidle');
          await expectNoViolations(page);
          const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
          expect(scrollWidth).toBe(clientWidth);
        });
      }
      await open(page);
      await page.getByRole('button', { name: 'Calendar: Published' }).click();
      await expect(page.getByRole('gridcell', { name: '22' })).toBeFocused();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await box(page, 'Published').fill('x');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Please enter a day, such as 11/22/2026.')).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test('every input works under the headers of production, and what it sends comes back', async ({ page }) => {
  await open(page, '', 'de');
  await box(page, 'Erschienen').fill('24.12.2026');
  await box(page, 'Preis').fill('1.234,5');
  await page.getByRole('combobox', { name: 'Land' }).fill('Däne');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Spiralbindung' }).check();
  await page.getByRole('tab', { name: 'Vorschau' }).click();
  await expect(page.getByRole('heading', { name: 'A blurb' })).toBeVisible();
  const chosen = { name: 'icon.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') };
  await page.getByRole('group', { name: 'Umschlag' }).locator('input').setInputFiles(chosen);
  const picture = page.getByRole('img', { name: 'Bild: icon.png' });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty('width', 1);
  await page.getByRole('button', { name: 'Eintrag hinzufügen' }).click();
  await page.keyboard.type('Bea');
  await page.getByRole('tab', { name: /Français/ }).click();
  await box(page, 'Français').fill('Un');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();

  await page.goto(`${server.root}?open=/gallery/gallery-specimens/specimen-1/show`);
  const shown = (label: string) => page.locator('dt', { hasText: label }).locator('+ dd');
  await expect(shown('Erschienen')).toHaveText('24. Dez. 2026');
  await expect(shown('Preis')).toHaveText(/^1\.234,50\s€$/);
  await page.goto(`${server.root}?open=/gallery`);
  await expect(box(page, 'Preis')).toHaveValue('1.234,50');
  await expect(page.getByRole('combobox', { name: 'Land' })).toHaveValue('Dänemark');
  await expect(page.getByRole('group', { name: 'Eintrag 2' }).getByLabel('Name')).toHaveValue('Bea');
});

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
