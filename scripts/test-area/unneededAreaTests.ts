import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasPassed, type Results } from '../cases/results.ts';
import { fixtures, isOfAreas, readAtStart } from '../test-browser/foundationTests.ts';

/** Where tests of areas stand: those of Vitest, and those of Playwright. */
type TestFolder = 'tests/areas' | 'tests/e2e/areas';

const isTest = /\.(test|spec)\.tsx?$/;

/** The area of a file: by its folder, or by the name of its texts (`i18n/de/messages.users.json`). */
const areaOf = (path: string) =>
  /^(?:src|tests|tests\/e2e)\/areas\/([^/]+)\//.exec(path)?.[1] ?? /^i18n\/[^/]+\/([^./]+)/.exec(path)?.[1];

/**
 * The test files of areas that need not run: files of other areas alone have changed, none of them one that all areas read or
 * are served by, and all tests of the file passed when they last ran here.
 * @param changed the changed files; undefined when nobody knows, and then all run
 * @param results what became of the tests when they last ran
 */
export function unneededAreaTests(
  folder: TestFolder,
  changed: readonly string[] | undefined,
  results: Results,
): string[] {
  const concernsAll = (path: string) =>
    !isOfAreas(path) || [...readAtStart, ...fixtures].some((watched) => watched.test(path));
  if (changed === undefined || changed.some(concernsAll)) return [];
  const areas = new Set(changed.map(areaOf));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isTest.test(name))
    .map((name) => join(folder, name))
    .filter((file) => !areas.has(areaOf(file)) && hasPassed(results[file]));
}
