import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { keepResults, type Results, readResults, titleSeparator } from './results.ts';

/** Keeps the result of each test that Playwright runs, for `npm run cases`. A test that was left out keeps its last one. */
export default class PlaywrightReporter implements Reporter {
  readonly #results: Results = readResults('playwright');

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status === 'interrupted' || status === 'skipped') return;
    const file = relative(process.cwd(), test.location.file);
    // The first three are the root, the project and the file.
    const title = test.titlePath().slice(3).join(titleSeparator);
    this.#results[file] = { ...this.#results[file], [title]: status === 'passed' ? 'passed' : 'failed' };
  }

  onEnd(): void {
    keepResults('playwright', this.#results);
  }

  printsToStdio(): boolean {
    return false;
  }
}
