import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Results } from '../../scripts/cases/results';
import { unneededAreaTests } from '../../scripts/test-area/unneededAreaTests';

const folder = 'tests/e2e/areas';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => `${folder}/${name}`);
const passed: Results = Object.fromEntries(files.map((file) => [file, { 'does what it says': 'passed' }]));
const ofUsers = files.filter((file) => file.startsWith(`${folder}/user-management/`));
const unneeded = (...changed: string[]) => unneededAreaTests(folder, changed, passed);

describe('the tests of an area', () => {
  it('are left out when only other areas have changed, with their texts, tests and documents', () => {
    expect(ofUsers.length).toBeGreaterThan(0);
    const left = unneeded(
      'src/areas/default-translations/translations/TranslationList.tsx',
      'i18n/de/default-translations.import.json',
      'tests/areas/default-translations/grid/grid.test.tsx',
      'docs/decisions/texts.md',
    );
    expect(left).toEqual(files.filter((file) => !file.includes('/default-translations/')));
  });

  it.each([
    ['its folder', 'src/areas/user-management/users/UserList.tsx'],
    ['its texts', 'i18n/de/user-management.import.json'],
    ['its tests', 'tests/areas/user-management/users/list.test.tsx'],
    ['the foundation', 'src/records/list/ListPage.tsx'],
    ['what the start reads of another area', 'src/areas/messages/area.ts'],
    ['the server of another area', 'src/areas/messages/mocks.ts'],
  ])('run when %s has changed', (_what, path) => {
    expect(unneeded('src/areas/messages/MessageList.tsx', path)).toEqual(
      expect.not.arrayContaining(ofUsers.slice(0, 1)),
    );
  });

  it('run when one of them failed or none has run here', () => {
    const [first = ''] = ofUsers;
    const failed: Results = { ...passed, [first]: { one: 'passed', other: 'failed' } };
    expect(unneededAreaTests(folder, ['docs/qa.md'], failed)).not.toContain(first);
    expect(unneededAreaTests(folder, ['docs/qa.md'], {})).toEqual([]);
  });

  it('run when nobody knows what has changed', () => {
    expect(unneededAreaTests(folder, undefined, passed)).toEqual([]);
  });
});
