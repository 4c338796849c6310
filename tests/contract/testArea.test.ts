import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testsIn } from '../../scripts/cases/declaredTests';
import { areaTests } from '../../scripts/test-area/areaTests';
import { isBuildCurrent } from '../../scripts/test-area/isBuildCurrent';

describe('the tests of an area', () => {
  it('are its folders and the texts', () => {
    const { unit, browser } = areaTests('user-management');
    expect(unit).toEqual(['tests/areas/user-management', 'tests/contract/texts.test.ts']);
    expect(browser).toEqual(['tests/e2e/areas/user-management']);
    expect([...unit, ...browser].filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each([undefined, 'nowhere', ''])('are not known for %s', (area) => {
    expect(() => areaTests(area)).toThrow(/Usage: npm run test:area <area>, one of .*user-management/);
  });
});

describe('the browser tests of each area', () => {
  const folder = 'tests/e2e/areas';
  const areas = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  /** What `testsIn` writes for the part of a title that only the run knows. */
  const filledIn = '…';
  /** The tests of a file. One in a loop may be any number: its title is filled in, as Playwright takes no title twice. */
  const count = (file: string) =>
    testsIn(file, readFileSync(file, 'utf8')).reduce(
      (sum, { title }) => sum + (title.includes(filledIn) ? Number.POSITIVE_INFINITY : 1),
      0,
    );

  it('stand in the folder of an area', () => {
    expect(areas.length).toBeGreaterThan(0);
    expect(areas.filter((area) => !existsSync(join('src/areas', area)))).toEqual([]);
  });

  it.each(areas)('are one accessibility walk and at most five stories: %s', (area) => {
    const specs = readdirSync(join(folder, area), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(spec|test)\.tsx?$/.test(name))
      .sort();
    expect(specs).toEqual(['accessibility.spec.ts', 'stories.spec.ts']);
    expect(count(join(folder, area, 'accessibility.spec.ts'))).toBe(1);
    expect(count(join(folder, area, 'stories.spec.ts'))).toBeLessThanOrEqual(5);
  });
});

describe('the build', () => {
  let root = '';
  const write = (path: string, changed: number) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), '');
    utimesSync(join(root, path), changed, changed);
  };
  /** Folders are as old as their last change of names. */
  const age = (path: string, changed: number) => utimesSync(join(root, path), changed, changed);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'build-'));
    write('src/areas/area.ts', 100);
    for (const folder of ['src/areas', 'src']) age(folder, 100);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is to be made where there is none', () => {
    expect(isBuildCurrent(root)).toBe(false);
  });

  it('is current until a source is changed, added or removed', () => {
    write('dist/index.html', 200);
    expect(isBuildCurrent(root)).toBe(true);
    age('src/areas', 300);
    expect(isBuildCurrent(root)).toBe(false);
    age('src/areas', 100);
    write('vite.config.ts', 300);
    expect(isBuildCurrent(root)).toBe(false);
  });
});
