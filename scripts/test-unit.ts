import { spawnSync } from 'node:child_process';
import { readResults } from './cases/results.ts';
import { unneededAreaTests } from './test-area/unneededAreaTests.ts';
import { changedFiles } from './test-unit/changedFiles.ts';
import { unneededToolTests } from './test-unit/toolTests.ts';

/**
 * `npm run test:unit`: all Vitest tests. Slow tests of tools run only when their tool has changed, those of areas that passed
 * here only when something beside other areas has, and all of them always with `TOOL_TESTS=all`. Arguments go to Vitest.
 */
const isWhole = process.env.TOOL_TESTS === 'all';
const changed = changedFiles();
const ofTools = isWhole ? [] : unneededToolTests(changed);
const ofAreas = isWhole ? [] : unneededAreaTests('tests/areas', changed, readResults('vitest'));
for (const file of ofTools) console.info(`Left out, because its tool has not changed: ${file}`);
if (ofAreas.length > 0)
  console.info(
    `Left out, because they passed and only other areas have changed since: ${ofAreas.length} files`,
  );
const leftOut = [...ofTools, ...ofAreas];
if (leftOut.length > 0) console.info('TOOL_TESTS=all npm run test:unit runs everything.');

const { status } = spawnSync(
  'npx',
  ['vitest', 'run', ...leftOut.flatMap((file) => ['--exclude', file]), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
