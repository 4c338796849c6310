import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { areaTests } from './test-area/areaTests.ts';
import { isBuildCurrent } from './test-area/isBuildCurrent.ts';

/**
 * `npm run test:area <area>`: the tests of one area: its folder, the texts of all languages, its browser tests. Builds
 * where the build is older than the sources. The browser tests run beside the others, which leave a processor free while files
 * are loaded and at their end, and tell their results after them. Exit code 1: something failed.
 */
const wanted = 90;

/** Runs a command; gives whether it did well, and what it said where that is not to be seen at once. */
async function run(what: string, [command, ...args]: readonly string[], isLater = false) {
  const title = `\n${what}: ${command} ${args.join(' ')}\n`;
  let told = title;
  if (!isLater) process.stdout.write(title);
  const child = spawn('npx', [command ?? '', ...args], { stdio: isLater ? 'pipe' : 'inherit' });
  // The accessibility walk is one long test: the others wait for it rather than it for them.
  if (!isLater && child.pid !== undefined) setPriority(child.pid, 5);
  for (const output of [child.stdout, child.stderr]) output?.on('data', (part) => (told += part));
  const passed = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  return { passed, told: isLater ? told : '' };
}

async function runInBrowser(browser: readonly string[]) {
  if (browser.length === 0) return { passed: true, told: '\nThere are no browser tests.\n' };
  const built = isBuildCurrent() ? undefined : await run('Build', ['vite', 'build'], true);
  if (built?.passed === false) return built;
  const tested = await run('Browser tests', ['playwright', 'test', ...browser], true);
  return { ...tested, told: (built?.told ?? '') + tested.told };
}

try {
  const { unit, browser } = areaTests(process.argv[2]);
  const start = performance.now();
  const results = await Promise.all([
    run('Unit tests and texts', ['vitest', 'run', ...unit]),
    runInBrowser(browser),
  ]);
  const seconds = Math.round((performance.now() - start) / 1000);
  const passed = results.every((result) => result.passed);
  const [, , area] = process.argv;
  for (const { told } of results) process.stdout.write(told);
  console.info(`\n${area}: ${passed ? 'passed' : 'failed'} in ${seconds} s (goal: ${wanted} s)`);
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
