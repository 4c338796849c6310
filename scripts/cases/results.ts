import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

/** What became of a test when it last ran. */
export type Result = 'passed' | 'failed';

/** The last result of each test: by file, then by the titles of its groups and its own. */
export type Results = Record<string, Record<string, Result>>;

/** What parts the titles of groups and test, as Vitest writes them. */
export const titleSeparator = ' > ';

const schema = v.record(v.string(), v.record(v.string(), v.picklist(['passed', 'failed'])));
const places = { vitest: 'vitest.json', playwright: 'playwright.json' };

/** Where a runner keeps its results; nothing of it is committed. */
const placeOf = (runner: keyof typeof places) => join('node_modules/.cache/cases', places[runner]);

/** The last results of a runner; none when it has not run yet, or what it left cannot be read. */
export function readResults(runner: keyof typeof places): Results {
  if (!existsSync(placeOf(runner))) return {};
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), readFileSync(placeOf(runner), 'utf8'));
  return read.success ? read.output : {};
}

/** Keeps the results of a run. Those of files that did not run stay; those of files that are gone are dropped. */
export function keepResults(runner: keyof typeof places, ran: Results): void {
  const kept = Object.entries({ ...readResults(runner), ...ran }).filter(([file]) => existsSync(file));
  mkdirSync(dirname(placeOf(runner)), { recursive: true });
  writeFileSync(placeOf(runner), JSON.stringify(Object.fromEntries(kept)));
}

/** Whether all tests of a file passed when they last ran here. */
export function hasPassed(last: Results[string] = {}): boolean {
  return Object.keys(last).length > 0 && Object.values(last).every((result) => result === 'passed');
}
