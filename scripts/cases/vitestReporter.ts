import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { keepResults, type Results, readResults } from './results.ts';

/** Keeps the result of each test that Vitest runs, for `npm run cases`. A test that was left out keeps its last one. */
export class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const before = readResults('vitest');
    const ran: Results = {};
    for (const { moduleId, children } of modules) {
      const file = relative(process.cwd(), moduleId);
      const titles: Results[string] = {};
      ran[file] = titles;
      for (const test of children.allTests()) {
        const { state } = test.result();
        const result = state === 'passed' || state === 'failed' ? state : before[file]?.[test.fullName];
        if (result !== undefined) titles[test.fullName] = result;
      }
    }
    keepResults('vitest', ran);
  }
}
