import { spawnSync } from 'node:child_process';
import { changedFiles } from './test-unit/changedFiles.ts';
import { unneededToolTests } from './test-unit/toolTests.ts';

/**
 * `npm run test:unit`: all Vitest tests. Slow tests of tools run only when their tool has changed, and always with
 * `TOOL_TESTS=all`. Arguments go to Vitest.
 */
const leftOut = process.env.TOOL_TESTS === 'all' ? [] : unneededToolTests(changedFiles());
for (const file of leftOut) console.info(`Left out, because its tool has not changed: ${file}`);
if (leftOut.length > 0) console.info('TOOL_TESTS=all npm run test:unit runs everything.');

const { status } = spawnSync(
  'npx',
  ['vitest', 'run', ...leftOut.flatMap((file) => ['--exclude', file]), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
