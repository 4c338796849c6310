import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areaTests } from '../../scripts/test-area/areaTests';
import { isBuildCurrent } from '../../scripts/test-area/isBuildCurrent';

describe('the tests of an area', () => {
  it('are its folder, the texts and the browser tests of its name', () => {
    const { unit, browser } = areaTests('user-management');
    expect(unit).toEqual(['tests/areas/user-management', 'tests/contract/texts.test.ts']);
    expect(browser).toContain('tests/e2e/userManagement.spec.ts');
    expect(browser.filter((path) => !/\/userManagement\w*\.spec\.ts$/.test(path))).toEqual([]);
    expect([...unit, ...browser].filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each([undefined, 'nowhere', ''])('are not known for %s', (area) => {
    expect(() => areaTests(area)).toThrow(/Usage: npm run test:area <area>, one of .*user-management/);
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
