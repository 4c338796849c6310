import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Results } from '../../scripts/cases/results';
import { foundationTests, unneededFoundationTests } from '../../scripts/test-browser/foundationTests';

const session = 'tests/e2e/session.spec.ts';
const scenarios = 'tests/e2e/scenarios.spec.ts';
const passed: Results = Object.fromEntries(
  Object.keys(foundationTests).map((file) => [file, { 'does what it says': 'passed' }]),
);
const unneeded = (...changed: string[]) => unneededFoundationTests(changed, passed);

describe('the browser tests of the foundation', () => {
  it('exist', () => {
    expect(Object.keys(foundationTests).filter((file) => !existsSync(file))).toEqual([]);
  });

  it('are left out when only areas have changed, with their texts, tests and documents', () => {
    const changed = [
      'src/areas/messages/MessageList.tsx',
      'i18n/de/messages.json',
      'i18n/de/user-management.import.json',
      'tests/areas/messages/list.test.tsx',
      'tests/e2e/areas/messages/stories.spec.ts',
      'docs/decisions/messages.md',
    ];
    expect(unneeded(...changed)).toEqual(Object.keys(foundationTests));
  });

  it('never leave out what looks at the pages of areas', () => {
    const left = unneeded('src/areas/messages/MessageList.tsx');
    const looks = [
      'accessibility',
      'back',
      'budgets',
      'doubleClick',
      'hostile',
      'leaks',
      'look',
      'staticDemo',
    ];
    const files = looks.map((name) => `tests/e2e/${name}.spec.ts`);
    expect(files.filter((file) => !existsSync(file) || left.includes(file))).toEqual([]);
  });

  it.each([
    'src/session/refresh.ts',
    'src/areas/defineArea.ts',
    'src/areas/messages/area.ts',
    'i18n/de/app.json',
    'i18n/de/records.import.json',
    'i18n/de/ui.json',
    'tests/e2e/support.ts',
    'package-lock.json',
    'docs/openapi/users.yaml',
  ])('run when more has changed: %s', (path) => {
    expect(unneeded('src/areas/messages/MessageList.tsx', path)).not.toContain(session);
  });

  it.each(['src/areas/messages/mocks.ts', 'src/areas/user-management/fixtures/users.ts'])(
    'of the fixture API run when an area’s part of it has changed: %s',
    (path) => {
      expect(unneeded(path)).not.toContain(scenarios);
      expect(unneeded(path)).toContain(session);
    },
  );

  it('run when one of their tests failed or none has run here', () => {
    const failed: Results = { ...passed, [session]: { one: 'passed', other: 'failed' }, [scenarios]: {} };
    const left = unneededFoundationTests(['src/areas/messages/MessageList.tsx'], failed);
    expect(left).not.toContain(session);
    expect(left).not.toContain(scenarios);
    expect(left).toContain('tests/e2e/startPage.spec.ts');
  });

  it('run when nobody knows what has changed', () => {
    expect(unneededFoundationTests(undefined, passed)).toEqual([]);
  });
});
