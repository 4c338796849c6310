import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { copyProject, followReadme } from '../tests/support/readmeExample.ts';
import { unneededToolTests } from './test-unit/toolTests.ts';

/** The browser tests that look at every area and at what is shared. Those of shipped areas and of the session know no further area. */
const lookAtAreas = [
  'accessibility',
  'addArea',
  'budgets',
  'delivery',
  'gallery',
  'look',
  'readme',
  'shell',
  'start',
];

/** Areas whose tests look at nothing that a further area brings: neither at permissions, nor at pages, nor at widgets of others. */
const ofThemselves = ['default-translations', 'messages', 'product-controlling', 'website-modules'].map(
  (area) => `tests/areas/${area}`,
);

const browserTests = lookAtAreas.map((name) => `tests/e2e/${name}.spec.ts`);
// Neither Playwright nor Vitest says anything of what has another name now.
const gone = [...browserTests, ...ofThemselves].filter((file) => !existsSync(file));
if (gone.length > 0) throw new Error(`There is no ${gone.join(', ')}`);

/** As in a project of its own, where an area is all that has changed. */
const withoutTools = unneededToolTests([
  'src/areas/catalogue/area.ts',
  'src/areas/catalogue/mocks.ts',
]).flatMap((file) => ['--exclude', file]);
const withoutThem = ofThemselves.flatMap((folder) => ['--exclude', `${folder}/**`]);

/**
 * `npm run test:readme`: does in a copy of the project what the README tells a developer to do, and runs there what `npm test`
 * runs then, of the browser tests those that a further area can break. Exit code 1: whoever follows the README gets a failure.
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
  for (const script of [
    ['check'],
    ['test:unit', '--', ...withoutTools, ...withoutThem],
    ['build'],
    ['build:demo'],
    ['test:browser', '--', ...browserTests],
  ]) {
    const { status } = spawnSync('npm', ['run', ...script], { cwd: copy, stdio: 'inherit' });
    process.exitCode = status ?? 1;
    if (status !== 0) break;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
