import { hasPassed, type Results } from '../cases/results.ts';

/** What belongs to areas alone: their folders, their texts and their tests; and what no test runs. */
const ofAreas = [
  /^src\/areas\/[^/]+\//,
  /^tests\/areas\//,
  /^tests\/e2e\/areas\//,
  /^docs\/(?!openapi)/,
  /^CHANGELOG\.md$/,
];

/** Of an area, what the start and the shell read of it. */
export const readAtStart = [/^src\/areas\/[^/]+\/area\.ts$/];

/** Of an area, what its server in the tests consists of. */
export const fixtures = [/^src\/areas\/.+\/(fixtures\/|mocks\.ts$)/];

/** Browser tests of the foundation, and the files of areas on which their results depend all the same. */
export const foundationTests: Readonly<Record<string, readonly RegExp[]>> = {
  'tests/e2e/addArea.spec.ts': readAtStart,
  'tests/e2e/afterDeploy.spec.ts': readAtStart,
  'tests/e2e/delivery.spec.ts': readAtStart,
  'tests/e2e/faults.spec.ts': readAtStart,
  'tests/e2e/gallery.spec.ts': readAtStart,
  'tests/e2e/hosts.spec.ts': readAtStart,
  'tests/e2e/profile.spec.ts': readAtStart,
  'tests/e2e/qaPanel.spec.ts': [...readAtStart, ...fixtures],
  'tests/e2e/reactAdmin.spec.ts': readAtStart,
  'tests/e2e/readme.spec.ts': readAtStart,
  'tests/e2e/scenarios.spec.ts': [...readAtStart, ...fixtures],
  'tests/e2e/session.spec.ts': readAtStart,
  'tests/e2e/shell.spec.ts': readAtStart,
  'tests/e2e/signInAgain.spec.ts': readAtStart,
  'tests/e2e/startPage.spec.ts': readAtStart,
  'tests/e2e/twoTabs.spec.ts': readAtStart,
};

/**
 * The browser tests of the foundation that need not run: files of areas alone have changed, none of them is one that
 * the test depends on, and all tests of the file passed when they last ran here.
 * @param changed the changed files; undefined when nobody knows, and then all run
 * @param results what became of the tests when they last ran
 */
export function unneededFoundationTests(changed: readonly string[] | undefined, results: Results): string[] {
  if (changed === undefined || !changed.every((path) => isOfAreas(path))) return [];
  return Object.entries(foundationTests)
    .filter(([, watches]) => !changed.some((path) => watches.some((watched) => watched.test(path))))
    .map(([file]) => file)
    .filter((file) => hasPassed(results[file]));
}

/** Whether a file belongs to one area alone, or to no test at all. */
export const isOfAreas = (path: string) => ofAreas.some((own) => own.test(path)) || isTextOfArea(path);

/** `i18n/de/messages.json`, `i18n/de/messages.users.json`: named after an area, not after a part of the foundation. */
const isTextOfArea = (path: string) =>
  /^i18n\/[^/]+\/(?!app\b|ui\b|records\b|directory\b)[^/]+\.json$/.test(path);
