import { appendFileSync, mkdirSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter as PlaywrightReporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { TestCase as VitestCase, Reporter as VitestReporter } from 'vitest/node';

/** Collects the titles of flaky tests, with their first failure, until the end of `npm test`, one per line. */
export const flakyFile = 'node_modules/.cache/flaky.txt';

/** A reporter for both Vitest and Playwright that records tests that passed only on a retry. */
export default class FlakyTests implements VitestReporter, PlaywrightReporter {
  onTestCaseResult(test: VitestCase): void {
    if (!test.diagnostic()?.flaky) return;
    note(`${test.module.relativeModuleId} > ${test.fullName}`, test.result().errors?.[0]);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'passed' || result.retry === 0) return;
    note(test.titlePath().filter(Boolean).join(' > '), test.results[0]?.errors[0]);
  }
}

interface Failure {
  readonly message?: string;
  readonly stack?: string;
}

/** With the beginning of the message, and the line of the test that failed. */
function note(title: string, failure: Failure = {}): void {
  const [message = ''] = stripVTControlCharacters(failure.message ?? '').split('\n');
  const line = /tests\/[\w./-]+\.tsx?:\d+/.exec(failure.stack ?? '')?.[0] ?? '';
  mkdirSync('node_modules/.cache', { recursive: true });
  appendFileSync(flakyFile, `${title}: ${message} ${line}\n`);
}
