import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyProject, followReadme } from '../tests/support/readmeExample.ts';

/**
 * `npm run test:readme`: does in a copy of the project what the README tells a developer to do, and runs all of
 * `npm test` there. Exit code 1: whoever follows the README gets a failure.
 */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
});
const copy = copyProject([
  ...new Set(
    files
      .trim()
      .split('\n')
      .map((path) => path.split('/')[0] ?? path),
  ),
]);
try {
  followReadme(copy);
  console.info(`The README's example is in ${copy}.`);
  const { status } = spawnSync('npm', ['test'], { cwd: copy, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
