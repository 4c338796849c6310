import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Debian's Firefox; undefined if it is not installed. */
export const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** Starts Firefox, over WebDriver BiDi. */
export async function startFirefox(extraPrefsFirefox: Record<string, unknown> = {}): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    headless: true,
    extraPrefsFirefox,
  });
  const page = await browser.newPage();
  // The window has no focus otherwise, and no events of it.
  await page.bringToFront();
  await page.setViewport({ width: 1440, height: 900 });
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
