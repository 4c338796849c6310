import { test as base, expect } from '@playwright/test';

/** How the pages' reports begin on the console, where every page can write without being prepared further. */
const marker = '[violation]';

/**
 * Playwright's `test`, under which every page of every context tells what its Content-Security-Policy refuses, and the
 * test fails in which that happens (case T246). A test that provokes a violation takes it out of `violations`.
 */
export const test = base.extend<{ noViolations: undefined }, { violations: string[] }>({
  violations: [
    async ({ browser }, use) => {
      const violations: string[] = [];
      browser.on('context', (context) => {
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
      });
      await use(violations);
    },
    { scope: 'worker', auto: true },
  ],
  noViolations: [
    async ({ violations }, use) => {
      await use(undefined);
      expect(violations.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
