import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { flakyFile } from './flakyTests.ts';

/**
 * `npm test`: runs the stages until one fails, then prints the minutes of each, and the tests that passed only on a retry.
 * Exit code 1: a stage failed.
 */
const stages = ['check', 'test:unit', 'build', 'build:demo', 'test:browser', 'test:sizes'];

rmSync(flakyFile, { force: true });
const start = performance.now();
const minutes = (since: number) => ((performance.now() - since) / 60_000).toFixed(1);
const lines: string[] = [];
for (const stage of stages) {
  const begun = performance.now();
  const { status } = spawnSync('npm', ['run', stage], { stdio: 'inherit' });
  lines.push(`${minutes(begun)} min  ${stage}${status === 0 ? '' : '  FAILED'}`);
  if (status !== 0) {
    process.exitCode = 1;
    break;
  }
}
console.info(`\n${lines.join('\n')}\n${minutes(start)} min  together`);
const flaky = existsSync(flakyFile) ? readFileSync(flakyFile, 'utf8').trim().split('\n') : [];
for (const title of flaky) console.info(`Flaky: ${title}`);
