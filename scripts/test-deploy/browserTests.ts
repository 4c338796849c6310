import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { type Browser, chromium, expect } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { listen } from './nginx.ts';

/** Tests that the application works through nginx without violating its policy. */
export function testBrowser(origin: string): void {
  describe('the application in Chromium', () => {
    let browser: Browser;
    before(async () => {
      const executablePath = findChromium();
      browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }) });
    });
    after(() => browser.close());

    test('sign-in, a list, a reload on it and another language run without a violation', async () => {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        // French deliberately has no file, and Chromium reports missing files.
        const isFrench = message.location().url.endsWith('lang-fr.json');
        if (message.type() === 'error' && !isFrench) complaints.push(message.text());
      });
      await page.goto(`${origin}/user-management/users`);
      await expect(page).toHaveURL(/\/login\?return=/);
      await page.getByLabel('Email Address').fill('admin@publisher.example');
      await page.getByLabel('Password', { exact: true }).fill('Admin123!');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('table').getByRole('row').nth(5)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('table').getByRole('row').nth(5)).toBeVisible();
      await page.getByRole('button', { name: /^Account/ }).click();
      await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Nutzer' })).toBeVisible();
      assert.deepEqual(complaints, []);
    });

    test('another page that puts the application into a frame gets nothing', async () => {
      const framing = createServer((_request, response) => {
        response.setHeader('Content-Type', 'text/html').end(`<iframe src="${origin}/login"></iframe>`);
      });
      try {
        const port = await listen(framing);
        const page = await browser.newPage();
        const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
        await page.goto(`http://localhost:${port}/`);
        await refused;
        await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
      } finally {
        framing.closeAllConnections();
        framing.close();
      }
    });
  });
}
