import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Measure, measure, median } from '../../scripts/measures/measure';
import { readSource, readSources, type Source } from '../../scripts/measures/readSources';
import { readRecipe } from '../../scripts/measures/recipe';
import { needlessFiles } from '../../scripts/measures/smallFiles';
import { filesOfStory, missingRoots, stories } from '../../scripts/measures/stories';

const source = (path: string, more: Partial<Source> = {}): Source => ({
  path,
  lines: 50,
  commentLines: 2,
  anys: 0,
  imports: [],
  lazyImports: [],
  ...more,
});

describe('a source file', () => {
  it('has lines, of which those that begin with or within a comment are counted', () => {
    const text = [
      '/**',
      ' * What it is.',
      '',
      ' */',
      'const a = 1; // beside code',
      "const b = '// no comment';",
      '  // why',
      '',
    ].join('\n');
    expect(readSource('a.ts', text)).toMatchObject({ lines: 7, commentLines: 4 });
  });

  it.each([
    ['let a: any;', 1],
    ['let a: Record<string, any[]> = {}; function f(x: any) { return <div>{x}</div>; }', 2],
    ["let any = 'any'; // any", 0],
  ])('%j has the type any %i times', (text, count) => {
    expect(readSource('a.tsx', text).anys).toBe(count);
  });

  it('that is no TypeScript is refused by its name', () => {
    expect(() => readSource('src/broken.ts', 'const = 1')).toThrow('src/broken.ts');
  });
});

describe('the imports of a file', () => {
  let folder = '';
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'measures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are the files it names, types and exports included, those it loads later apart', () => {
    write(
      'Page.tsx',
      "import React from 'react';\nimport type { A } from './a';\nexport { b } from './deep/b.ts';\n",
    );
    write('a.ts', "export type A = 1;\nexport const later = () => import('./deep');\n");
    write('deep/b.ts', "import '../styles.css';\nexport const b = 1;\n");
    write('deep/index.ts', 'export {};\n');
    write('notes.md', 'no source');
    const read = readSources(folder).map(({ path, imports, lazyImports }) => [path, imports, lazyImports]);
    expect(read).toEqual([
      [join(folder, 'Page.tsx'), [join(folder, 'a.ts'), join(folder, 'deep/b.ts')], []],
      [join(folder, 'a.ts'), [], [join(folder, 'deep/index.ts')]],
      [join(folder, 'deep/b.ts'), [], []],
      [join(folder, 'deep/index.ts'), [], []],
    ]);
  });
});

describe('a story', () => {
  const story = { name: 'Doing it', roots: ['src/areas/x/doing', 'src/records/bulk/'], most: 3 };
  const sources = [
    source('src/areas/x/doing.tsx', {
      imports: ['src/areas/x/schema.ts'],
      lazyImports: ['src/ui/Button.tsx'],
    }),
    source('src/areas/x/doingElse.ts'),
    source('src/areas/x/schema.ts', { imports: ['src/areas/x/doing.tsx'] }),
    source('src/records/bulk/Bar.tsx', { lazyImports: ['src/records/bulk/Dialog.tsx'] }),
    source('src/records/bulk/Dialog.tsx', {
      imports: ['src/records/inputs/Field.tsx', 'src/session/tokens.ts'],
    }),
    source('src/records/inputs/Field.tsx', { imports: ['src/config.ts'] }),
    source('src/session/tokens.ts'),
    source('src/ui/Button.tsx'),
    source('src/config.ts'),
  ];

  it('passes its roots and what they import, each once, and stops at building blocks', () => {
    expect(filesOfStory(story, sources)).toEqual([
      'src/areas/x/doing.tsx',
      'src/areas/x/schema.ts',
      'src/records/bulk/Bar.tsx',
      'src/records/bulk/Dialog.tsx',
      'src/session/tokens.ts',
    ]);
  });

  it('tells roots that are nowhere', () => {
    expect(missingRoots(story, sources)).toEqual([]);
    expect(missingRoots(story, sources.slice(1, 3))).toEqual(['src/records/bulk/']);
    expect(missingRoots(story, [])).toEqual(story.roots);
  });
});

describe('a small file', () => {
  it('needs two readers, a loader or a name of its own', () => {
    const small = (path: string) => source(path, { lines: 24 });
    const sources = [
      source('src/app/Big.tsx', {
        imports: ['src/app/once.ts', 'src/app/twice.ts', 'src/app/area.ts'],
        lazyImports: ['src/app/Lazy.tsx'],
      }),
      source('src/app/Other.tsx', { imports: ['src/app/twice.ts', 'src/app/enough.ts'] }),
      ...['src/app/once.ts', 'src/app/twice.ts', 'src/app/Lazy.tsx', 'src/app/area.ts'].map(small),
      source('src/app/enough.ts', { lines: 25 }),
    ];
    expect(needlessFiles(sources)).toEqual(['src/app/once.ts']);
  });
});

describe('the list page of the README', () => {
  const recipe = (list: string) =>
    `## A list with everything\n\n\`\`\`tsx\n// src/areas/catalogue/books/BookInputs.tsx\nno();\n\n` +
    `// src/areas/catalogue/books/BookList.tsx\n${list}\n\n// src/areas/catalogue/books/bookBulk.ts\ndefineBulk();\n\n` +
    '// src/areas/catalogue/mocks.ts\nno();\n\n// i18n/en/catalogue.json\n{}\n```\n\n## Commands\n\n```ts\n' +
    '// src/areas/catalogue/books/bookLate.ts\ndefineFilters();\n```\n';

  it('counts its own lines of code, and tells what it does not show', () => {
    expect(readRecipe(recipe('defineViews();\n\ndefineExport();'))).toEqual({
      lines: 3,
      missing: ['defineFilters', 'defineImport'],
    });
    expect(readRecipe('# Nothing')).toMatchObject({ lines: 0 });
  });
});

describe('the measures', () => {
  const named = (measures: readonly Measure[], name: string) => {
    const found = measures.find((each) => each.name.startsWith(name));
    if (found === undefined) throw new Error(`There is no measure ${name}`);
    return found;
  };

  it.each([
    [[], 0],
    [[7], 7],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2],
  ])('the median of %j is %i', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('are met at their goals and missed beyond', () => {
    const count = (lines: number, more: Partial<Source> = {}) =>
      measure([source('src/areas/user-management/a.ts', { lines, ...more })], '');
    const isMet = (measures: readonly Measure[], name: string) => named(measures, name).isMet;
    expect([39, 40, 85, 86].map((lines) => isMet(count(lines), 'Median'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([200, 201].map((lines) => isMet(count(lines), 'Files above'))).toEqual([true, false]);
    expect([2, 3, 9, 10].map((commentLines) => isMet(count(100, { commentLines }), 'Comments'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([0, 1].map((anys) => isMet(count(100, { anys }), 'any'))).toEqual([true, false]);
    expect([6999, 7000].map((lines) => isMet(count(lines), 'Lines of User'))).toEqual([true, false]);
  });

  it('leave the fixtures of User Management out', () => {
    const files = ['fixtures/users.ts', 'mocks.ts', 'users/UserList.tsx', 'area.ts'].map((name) =>
      source(`src/areas/user-management/${name}`),
    );
    expect(named(measure(files, ''), 'Lines of User').value).toBe('100');
  });

  it('are missed where a story or the list page cannot be counted', () => {
    const measures = measure([source('src/a.ts')], '');
    for (const { name } of stories) expect(named(measures, name)).toMatchObject({ isMet: false });
    expect(named(measures, 'List page')).toMatchObject({ isMet: false });
  });
});
