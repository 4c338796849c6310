import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A file that breaks one rule of the house, or none. */
interface Sample {
  readonly file: string;
  readonly text: string;
}

const direction = 'lint/style/noRestrictedImports';
let number = 0;

/** A file of its own beside `place`, so that no sample can disturb another. */
function sample(place: string, text: string): Sample {
  number += 1;
  return { file: place.replace('*', `sample${number}`), text: `${text}\n` };
}

const importing = (place: string, from: string): Sample =>
  sample(place, `import { thing } from '${from}';\n\nexport const other = thing;`);

const lines = (count: number) =>
  Array.from({ length: count }, (_none, index) => `export const value${index} = ${index};`).join('\n');

const against: [string, Sample][] = [
  ['config → session is fine, config → api is not', importing('src/config.ts', './api/request')],
  ['session → api', importing('src/session/*.ts', '../api/request')],
  ['session → ui', importing('src/session/*.ts', '../ui/page/PageHeader')],
  ['session → areas', importing('src/session/*.ts', '../areas/defineArea')],
  ['session → app', importing('src/session/*.ts', '../app/services')],
  ['session → mocks', importing('src/session/*.ts', '../mocks/accounts')],
  ['session → qa', importing('src/session/*.ts', '../qa/openPath')],
  ['session → React', importing('src/session/*.ts', 'react')],
  ['session → react-admin', importing('src/session/*.ts', 'react-admin')],
  ['api → ui', importing('src/api/*.ts', '../ui/page/PageHeader')],
  ['api → areas', importing('src/api/*.ts', '../areas/defineArea')],
  ['api → app', importing('src/api/*.ts', '../app/services')],
  ['api → mocks', importing('src/api/*.ts', '../mocks/accounts')],
  ['api → qa', importing('src/api/*.ts', '../qa/openPath')],
  ['api → React', importing('src/api/*.ts', 'react')],
  ['ui → config', importing('src/ui/*.tsx', '../config')],
  ['ui → session', importing('src/ui/*.tsx', '../session/session')],
  ['ui → api', importing('src/ui/*.tsx', '../api/request')],
  ['ui → records', importing('src/ui/*.tsx', '../records/list/ListPage')],
  ['ui → directory', importing('src/ui/*.tsx', '../directory/audience')],
  ['records → directory', importing('src/records/list/*.tsx', '../../directory/audience')],
  ['records → areas', importing('src/records/list/*.tsx', '../../areas/defineArea')],
  ['records → app', importing('src/records/list/*.tsx', '../../app/services')],
  ['records → config', importing('src/records/*.ts', '../config')],
  ['records → mocks', importing('src/records/list/*.ts', '../../mocks/accounts')],
  ['directory → areas', importing('src/directory/*.tsx', '../areas/messages/MessagesPage')],
  ['directory → app', importing('src/directory/*.tsx', '../app/services')],
  ['api → records', importing('src/api/*.ts', '../records/form/usePaths')],
  ['session → records', importing('src/session/*.ts', '../records/form/usePaths')],
  ['mocks → records', importing('src/mocks/*.ts', '../records/form/usePaths')],
  ['mocks → directory', importing('src/mocks/*.ts', '../directory/audience')],
  ['ui → areas', importing('src/ui/*.tsx', '../areas/defineArea')],
  ['ui → app', importing('src/ui/*.tsx', '../app/services')],
  ['ui → mocks', importing('src/ui/*.tsx', '../mocks/accounts')],
  ['ui → qa', importing('src/ui/*.tsx', '../qa/openPath')],
  ['area → another area', importing('src/areas/messages/*.tsx', '../video-help/list/VideoList')],
  ['area → app', importing('src/areas/messages/*.tsx', '../../app/services')],
  ['area → session', importing('src/areas/messages/*.tsx', '../../session/session')],
  ['area → mocks', importing('src/areas/messages/*.tsx', '../../mocks/accounts')],
  ['area → qa', importing('src/areas/messages/*.tsx', '../../qa/openPath')],
  ['resource of an area → qa', importing('src/areas/user-management/users/*.tsx', '../../../qa/openPath')],
  [
    'three folders deep in an area → qa',
    importing('src/areas/user-management/users/fields/*.tsx', '../../../../qa/openPath'),
  ],
  [
    'four folders deep in an area → qa',
    importing('src/areas/user-management/users/fields/dates/*.tsx', '../../../../../qa/openPath'),
  ],
  ['resource of an area → app', importing('src/areas/user-management/users/*.tsx', '../../../app/services')],
  [
    'resource of an area → another area',
    importing('src/areas/user-management/users/*.tsx', '../../messages/area'),
  ],
  [
    'three folders deep in an area → another area',
    importing('src/areas/user-management/users/fields/*.tsx', '../../../messages/area'),
  ],
  [
    'four folders deep in an area → another area',
    importing('src/areas/user-management/users/fields/dates/*.tsx', '../../../../messages/area'),
  ],
  [
    'three folders deep in an area → app',
    importing('src/areas/user-management/users/fields/*.tsx', '../../../../app/services'),
  ],
  ['area → another area, by a detour', importing('src/areas/messages/*.tsx', '../../areas/video-help/area')],
  ["area's fixtures → config", importing('src/areas/website-modules/mocks.ts', '../../config')],
  ["area's fixtures → api", importing('src/areas/messages/mocks.ts', '../../api/request')],
  ["area's fixtures → app", importing('src/areas/dashboard/mocks.ts', '../../app/services')],
  ["area's fixtures → another area", importing('src/areas/video-help/mocks.ts', '../messages/area')],
  ["area's fixtures → qa", importing('src/areas/default-translations/mocks.ts', '../../qa/openPath')],
  [
    "folder of an area's fixtures → qa",
    importing('src/areas/user-management/fixtures/*.ts', '../../../qa/openPath'),
  ],
  [
    "folder of an area's fixtures → its pages",
    importing('src/areas/user-management/fixtures/*.ts', '../users/userSchema'),
  ],
  [
    "folder of an area's fixtures → another area",
    importing('src/areas/user-management/fixtures/*.ts', '../../messages/area'),
  ],
  [
    "folder of an area's fixtures → api",
    importing('src/areas/user-management/fixtures/*.ts', '../../../api/request'),
  ],
  ['app → mocks', importing('src/app/*.ts', '../mocks/accounts')],
  ['app, deeper → mocks', importing('src/app/pages/*.ts', '../../mocks/accounts')],
  ['app → the inside of an area', importing('src/app/*.ts', '../areas/messages/MessagesPage')],
  ['app → main', importing('src/app/*.ts', '../main')],
  ['app → qa', importing('src/app/*.ts', '../qa/openPath')],
  ['app, deeper → qa', importing('src/app/pages/*.ts', '../../qa/openPath')],
  ['mocks → api', importing('src/mocks/*.ts', '../api/request')],
  ['mocks → session', importing('src/mocks/*.ts', '../session/tokens')],
  ['mocks → ui', importing('src/mocks/*.ts', '../ui/page/PageHeader')],
  ['mocks → app', importing('src/mocks/*.ts', '../app/services')],
  ['mocks → config', importing('src/mocks/*.ts', '../config')],
  ['mocks → the registry of areas', importing('src/mocks/*.ts', '../areas')],
  ['mocks → the inside of an area', importing('src/mocks/*.ts', '../areas/messages/mocks')],
  ['mocks, deeper → config', importing('src/mocks/crud/*.ts', '../../config')],
  ['mocks, deeper → the registry of areas', importing('src/mocks/crud/*.ts', '../../areas')],
  ['mocks, deeper → an area', importing('src/mocks/crud/*.ts', '../../areas/messages/mocks')],
  ['mocks, deeper → api', importing('src/mocks/crud/*.ts', '../../api/request')],
  ['mocks → qa', importing('src/mocks/*.ts', '../qa/openPath')],
  ['qa → main', importing('src/qa/*.ts', '../main')],
  ['qa → the inside of an area', importing('src/qa/*.ts', '../areas/messages/MessagesPage')],
  ['qa, deeper → the inside of an area', importing('src/qa/panel/*.ts', '../../areas/messages/area')],
  ['with the file name written out', importing('src/session/*.ts', '../api/request.ts')],
  [
    'a type alone',
    sample('src/session/*.ts', "import type { Call } from '../api/send';\n\nexport type Other = Call;"),
  ],
  ['passed on', sample('src/api/*.ts', "export { theme } from '../app/theme';")],
  ['all passed on', sample('src/api/*.ts', "export * from '../app/theme';")],
  ['loaded later', sample('src/app/*.ts', "export const load = () => import('../mocks/browser');")],
  ['for its effect alone', sample('src/ui/*.ts', "import '../app/theme';")],
];

const alongside: [string, Sample][] = [
  ['session → config', importing('src/session/*.ts', '../config')],
  ['api → session', importing('src/api/*.ts', '../session/session')],
  ['ui → ui', importing('src/ui/*.tsx', './page/PageHeader')],
  ['ui → React', importing('src/ui/*.tsx', 'react')],
  ['records → ui', importing('src/records/list/*.tsx', '../../ui/page/PageHeader')],
  ['records → api', importing('src/records/list/*.tsx', '../../api/records')],
  ['directory → records', importing('src/directory/*.tsx', '../records/inputs/RecordPicker')],
  ['area → records', importing('src/areas/messages/*.tsx', '../../records/list/ListPage')],
  ['area → directory', importing('src/areas/messages/*.tsx', '../../directory/audience')],
  ['area → ui', importing('src/areas/messages/*.tsx', '../../ui/page/PageHeader')],
  ['area → api', importing('src/areas/messages/*.tsx', '../../api/request')],
  ['area → its description', importing('src/areas/messages/*.ts', '../defineArea')],
  ['area → its own resource', importing('src/areas/user-management/*.ts', './users/UsersPage')],
  ['resource → ui', importing('src/areas/user-management/users/*.tsx', '../../../ui/page/PageHeader')],
  ['resource → its area', importing('src/areas/user-management/users/*.tsx', '../roleNames')],
  ['resource → its neighbour', importing('src/areas/user-management/users/*.tsx', '../roles/RoleInput')],
  [
    'three folders deep → ui',
    importing('src/areas/user-management/users/fields/*.tsx', '../../../../ui/page/PageHeader'),
  ],
  [
    'three folders deep → another folder of its area',
    importing('src/areas/user-management/users/fields/*.tsx', '../../roles/RoleInput'),
  ],
  [
    'three folders deep → a file of its area',
    importing('src/areas/user-management/users/fields/*.tsx', '../../roleNames'),
  ],
  [
    'four folders deep → another folder of its area',
    importing('src/areas/user-management/users/fields/dates/*.tsx', '../../../roles/RoleInput'),
  ],
  ["area's fixtures → mocks", importing('src/areas/onboarding-wizard/mocks.ts', '../../mocks/defineMocks')],
  [
    "folder of an area's fixtures → mocks",
    importing('src/areas/user-management/fixtures/*.ts', '../../../mocks/answers'),
  ],
  [
    "folder of an area's fixtures → itself",
    importing('src/areas/user-management/fixtures/*.ts', './records'),
  ],
  ['app → all below', importing('src/app/*.ts', '../areas')],
  ['app → api', importing('src/app/pages/*.ts', '../../api/profile')],
  ['app → its own folder of that name', importing('src/app/*.tsx', './areas/areaRoutes')],
  ['mocks → what areas declare to them', importing('src/mocks/*.ts', './areaCalls')],
  [
    'mocks → the fixtures that areas bring, found by Vite',
    sample(
      'src/mocks/*.ts',
      "export const found = import.meta.glob('../areas/*/mocks.ts', { eager: true });",
    ),
  ],
  ['mocks → mocks', importing('src/mocks/crud/*.ts', '../answers')],
  ['qa → mocks', importing('src/qa/*.ts', '../mocks/browser')],
  ['qa → app', importing('src/qa/*.ts', '../app/preferences/preferenceStore')],
  ['qa → the registry of areas', importing('src/qa/*.ts', '../areas')],
  ['qa → qa', importing('src/qa/*.ts', './openPath')],
  ['tests → everything', importing('tests/session/*.ts', '../../src/mocks/accounts')],
];

const forbidden: [string, string, Sample][] = [
  ['any', 'lint/suspicious/noExplicitAny', sample('src/api/*.ts', 'export const value: any = 1;')],
  [
    'any in a test',
    'lint/suspicious/noExplicitAny',
    sample('tests/api/*.ts', 'export const value: any = 1;'),
  ],
  [
    'a non-null assertion',
    'lint/style/noNonNullAssertion',
    sample('src/api/*.ts', 'export const first = (list: string[]) => list[0]!.length;'),
  ],
  ['a file of 201 lines', 'lint/style/noExcessiveLinesPerFile', sample('src/app/*.ts', lines(201))],
  ['the console', 'lint/suspicious/noConsole', sample('src/app/*.ts', "console.log('a');")],
  ['console.error', 'lint/suspicious/noConsole', sample('src/session/*.ts', "console.error('a');")],
  [
    'dangerouslySetInnerHTML',
    'lint/security/noDangerouslySetInnerHtml',
    sample('src/ui/*.tsx', "export const Text = () => <p dangerouslySetInnerHTML={{ __html: 'a' }} />;"),
  ],
  ['eval', 'lint/security/noGlobalEval', sample('src/api/*.ts', "export const one = eval('1');")],
  [
    'an unused import',
    'lint/correctness/noUnusedImports',
    sample('src/api/*.ts', "import { a } from './b';\n\nexport const c = 1;"),
  ],
  [
    'an unused variable',
    'lint/correctness/noUnusedVariables',
    sample('src/api/*.ts', 'const unused = 1;\n\nexport const c = 1;'),
  ],
  [
    'an unused parameter',
    'lint/correctness/noUnusedFunctionParameters',
    sample('src/api/*.ts', 'export const one = (unused: string) => 1;'),
  ],
  [
    'a type imported as a value',
    'lint/style/useImportType',
    sample('src/api/*.ts', "import { Call } from './send';\n\nexport const url = (call: Call) => call.url;"),
  ],
  [
    'a Node module without its protocol',
    'lint/style/useNodejsImportProtocol',
    sample('scripts/*.ts', "import { join } from 'path';\n\nexport const one = join('a', 'b');"),
  ],
  [
    'a hook in a condition',
    'lint/correctness/useHookAtTopLevel',
    sample(
      'src/ui/*.tsx',
      "import { useState } from 'react';\n\nexport function useMaybe(on: boolean) {\n  if (on) return useState(0);\n  return undefined;\n}",
    ),
  ],
  [
    'a hook that forgets what it uses',
    'lint/correctness/useExhaustiveDependencies',
    sample(
      'src/ui/*.tsx',
      "import { useEffect } from 'react';\n\nexport function useTitle(title: string) {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n}",
    ),
  ],
  [
    'a single test that runs',
    'lint/suspicious/noFocusedTests',
    sample('tests/api/*.test.ts', "import { it } from 'vitest';\n\nit.only('a', () => {});"),
  ],
  [
    'a test that is left out',
    'lint/suspicious/noSkippedTests',
    sample('tests/api/*.test.ts', "import { it } from 'vitest';\n\nit.skip('a', () => {});"),
  ],
];

const allowed: [string, Sample][] = [
  ['a file of 200 lines', sample('src/app/*.ts', lines(200))],
  ['a longer test', sample('tests/api/*.ts', lines(400))],
  ['the console in a script', sample('scripts/*.ts', "console.log('a');")],
  ['the console in the fixture server', sample('src/mocks/*.ts', "console.log('a');")],
];

/** Two files that import each other, in a circle. */
const circle: Sample[] = [
  {
    file: 'src/api/circleOne.ts',
    text: "import { two } from './circleTwo';\n\nexport const one = () => two;\n",
  },
  {
    file: 'src/api/circleTwo.ts',
    text: "import { one } from './circleOne';\n\nexport const two = () => one;\n",
  },
];

const reportSchema = v.object({
  diagnostics: v.array(
    v.object({ category: v.string(), severity: v.string(), location: v.object({ path: v.string() }) }),
  ),
});

describe('the rules of the house, as biome.json has them', () => {
  let tree = '';
  let found: { file: string; rule: string; severity: string }[] = [];

  // A tree of its own with the real configuration: rules by path and circles need real files, and one run does.
  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'lint-'));
    copyFileSync('biome.json', join(tree, 'biome.json'));
    copyFileSync('.gitignore', join(tree, '.gitignore'));
    const samples = [against, alongside, allowed].flat().map(([, each]) => each);
    for (const { file, text } of [...samples, ...forbidden.map(([, , each]) => each), ...circle]) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), text);
    }
    const biome = resolve('node_modules/@biomejs/biome/bin/biome');
    const run = spawnSync(
      process.execPath,
      [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '--error-on-warnings', '.'],
      { cwd: tree, encoding: 'utf8' },
    );
    expect(run.status).toBe(1);
    found = v
      .parse(reportSchema, JSON.parse(run.stdout))
      .diagnostics.map(({ category, severity, location }) => ({
        file: location.path,
        rule: category,
        severity,
      }));
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  const rulesFor = ({ file }: Sample) => found.filter((each) => each.file === file).map(({ rule }) => rule);

  it.each(against)('an import against the direction is an error: %s', (_name, each) => {
    expect(rulesFor(each)).toContain(direction);
  });

  it.each(alongside)('an import along the direction is none: %s', (_name, each) => {
    expect(rulesFor(each)).toEqual([]);
  });

  it.each(forbidden)('%s is an error', (_name, rule, each) => {
    expect(rulesFor(each)).toEqual([rule]);
  });

  it.each(allowed)('%s is none', (_name, each) => {
    expect(rulesFor(each)).toEqual([]);
  });

  it('files that import each other in a circle are errors', () => {
    for (const each of circle) expect(rulesFor(each)).toEqual(['lint/suspicious/noImportCycles']);
  });

  it('every rule that fires is an error, none a warning', () => {
    expect(found.filter(({ severity }) => severity !== 'error')).toEqual([]);
  });
});
