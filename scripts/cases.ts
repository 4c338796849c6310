import { readFileSync } from 'node:fs';
import { coverCases } from './cases/coverage.ts';
import { findTests } from './cases/declaredTests.ts';
import { readOptions } from './cases/options.ts';
import { reportCases } from './cases/report.ts';
import { readResults } from './cases/results.ts';
import { sentencesIn } from './cases/sentences.ts';

/**
 * `npm run cases`: lists each case of the test catalogue with the tests that carry its number and their last results.
 * Exit code 1: a case has neither a test nor a sentence in `docs/decisions/cases.md`; with `--require-passed` also when
 * a test did not pass or has not run. `--short` prints only what is wrong, and the sum.
 */
const { text, ok } = reportCases(
  coverCases(findTests('tests'), sentencesIn(readFileSync('docs/decisions/cases.md', 'utf8')), {
    ...readResults('vitest'),
    ...readResults('playwright'),
  }),
  readOptions(process.argv.slice(2)),
);
console.info(text);
process.exitCode = ok ? 0 : 1;
