import { spawnSync } from 'node:child_process';
import { readResults } from './cases/results.ts';
import { unneededAreaTests } from './test-area/unneededAreaTests.ts';
import { unneededFoundationTests } from './test-browser/foundationTests.ts';
import { changedFiles } from './test-unit/changedFiles.ts';

/**
 * `npm run test:browser`: all Playwright tests. Those of the foundation and of other areas that passed here run again only when
 * something beside an area has changed, and always with `TOOL_TESTS=all`. Arguments go to Playwright; with a file, it runs.
 */
const args = process.argv.slice(2);
const isWhole = process.env.TOOL_TESTS === 'all' || args.some((arg) => !arg.startsWith('-'));
const [changed, results] = [changedFiles(), readResults('playwright')];
const leftOut = isWhole
  ? []
  : [...unneededFoundationTests(changed, results), ...unneededAreaTests('tests/e2e/areas', changed, results)];
for (const file of leftOut)
  console.info(`Left out, because it passed and only areas have changed since: ${file}`);
if (leftOut.length > 0) console.info('TOOL_TESTS=all npm run test:browser runs everything.');

const names = leftOut.map((file) => file.replace('tests/e2e/', '').replaceAll('.', String.raw`\.`));
const without = names.length > 0 ? ['--grep-invert', `(^| )(${names.join('|')}) `] : [];

const { status } = spawnSync('npx', ['playwright', 'test', ...without, ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
