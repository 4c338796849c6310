import { appendFileSync, mkdirSync } from 'node:fs';
import type { Reporter as PlaywrightReporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { TestCase as VitestCase, Reporter as VitestReporter } from 'vitest/node';

/** Collects the titles of flaky tests until the end of `npm test`, one per line. */
export const flakyFile = 'node_modules/.cache/flaky.txt';

/** A reporter for both Vitest and Playwright that records tests that passed only on a retry. */
export default class FlakyTests implements VitestReporter, PlaywrightReporter {
  onTestCaseResult(test: VitestCase): void {
    if (test.diagnostic()?.flaky) note(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed' && result.retry > 0) note(test.titlePath().filter(Boolean).join(' > '));
  }
}

function note(title: string): void {
  mkdirSync('node_modules/.cache', { recursive: true });
  appendFileSync(flakyFile, `${title}\n`);
}
