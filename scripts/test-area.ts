import { spawnSync } from 'node:child_process';
import { areaTests } from './test-area/areaTests.ts';
import { isBuildCurrent } from './test-area/isBuildCurrent.ts';

/**
 * `npm run test:area <area>`: the tests of one area: its folder, the texts of all languages, its browser tests. Builds
 * where the build is older than the sources. Exit code 1: something failed.
 */
const wanted = 90;

function run(what: string, command: string, ...args: string[]): boolean {
  console.info(`\n${what}: ${command} ${args.join(' ')}`);
  return spawnSync('npx', [command, ...args], { stdio: 'inherit' }).status === 0;
}

try {
  const { unit, browser } = areaTests(process.argv[2]);
  const start = performance.now();
  const passed: boolean[] = [run('Unit tests and texts', 'vitest', 'run', ...unit)];
  if (browser.length > 0) {
    const built = isBuildCurrent() || run('Build', 'vite', 'build');
    passed.push(built && run('Browser tests', 'playwright', 'test', ...browser));
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  const [, , area] = process.argv;
  console.info(
    `\n${area}: ${passed.every(Boolean) ? 'passed' : 'failed'} in ${seconds} s (goal: ${wanted} s)` +
      (browser.length === 0 ? '; it has no browser tests' : ''),
  );
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
