import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import type { Check } from './check.ts';

/** Runs `use` with a page and fails on any console message or error. */
async function withPage(browser: Browser, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    // French deliberately has no file, and Chromium reports missing files.
    const isFrench = message.location().url.endsWith('lang-fr.json');
    if (message.type() === 'error' && !isFrench) complaints.push(message.text());
  });
  try {
    await use(await context.newPage());
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}

/** Checks that the application works through nginx without violating its policy. */
export function browserChecks(origin: string): readonly Check[] {
  const within = async (use: (browser: Browser) => Promise<void>) => {
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
    });
    await use(browser).finally(() => browser.close());
  };
  return [
    {
      title: 'T246 sign-in, a list, a reload on it and another language run without a violation',
      run: () =>
        within((browser) =>
          withPage(browser, async (page) => {
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
          }),
        ),
    },
    {
      title: 'T250 another page that puts the application into a frame gets nothing',
      run: () =>
        within(async (browser) => {
          const framing = createServer((_request, response) => {
            response.setHeader('Content-Type', 'text/html').end(`<iframe src="${origin}/login"></iframe>`);
          });
          await new Promise<void>((resolve) => framing.listen(0, 'localhost', resolve));
          const address = framing.address();
          try {
            const page = await browser.newPage();
            const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
            await page.goto(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`);
            await refused;
            await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
          } finally {
            framing.closeAllConnections();
            framing.close();
          }
        }),
    },
  ];
}
