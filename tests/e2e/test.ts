import { randomUUID } from 'node:crypto';
import { type BrowserContext, test as base, expect } from '@playwright/test';

/** How the pages' reports begin on the console, where every page can write without being prepared further. */
const marker = '[violation]';

/**
 * Playwright's `test`, in which each test has a world of its own: a fixture API in its first state, for all contexts and requests of
 * the test. What a Content-Security-Policy refuses on any of its pages fails the test; a test that provokes a violation takes
 * it out of `violations`.
 */
export const test = base.extend<{ violations: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, use) => use({ 'X-Fixture-World': randomUUID() }),
  violations: [
    async ({ browser }, use) => {
      const violations: string[] = [];
      const watch = (context: BrowserContext) => {
        context.on('console', (message) => {
          if (message.text().startsWith(marker)) violations.push(message.text());
        });
        void context.addInitScript((start) => {
          addEventListener('securitypolicyviolation', (event) => {
            const { effectiveDirective, blockedURI, documentURI, sourceFile, lineNumber, sample } = event;
            const place = `${sourceFile}:${lineNumber}`;
            // biome-ignore lint/suspicious/noConsole: how the page reports to the test
            console.debug(start, effectiveDirective, blockedURI, 'on', documentURI, 'by', place, sample);
          });
        }, marker);
      };
      browser.on('context', watch);
      await use(violations);
      browser.off('context', watch);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
