import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { findScripts } from '../../vite/startPages/findScripts';

interface Made {
  /** The modules of the chunk; its `import()` leads to the first. */
  readonly modules?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

/** A bundle of chunks by their file names; only what `findScripts` reads of them. */
function bundleOf(chunks: Record<string, Made>): Rolldown.OutputBundle {
  const files = Object.entries(chunks).map(([fileName, { modules = [], imports = [], isEntry = false }]) => [
    fileName,
    { type: 'chunk', fileName, facadeModuleId: modules[0] ?? null, moduleIds: modules, imports, isEntry },
  ]);
  // The rest of a chunk is of no interest here.
  return Object.fromEntries([...files, ['style.css', { type: 'asset', fileName: 'style.css' }]]);
}

const main: Made = { modules: ['/p/index.html'], isEntry: true, imports: ['shared.js'] };
const application: Made = {
  modules: ['/p/src/app/startApp.tsx', '/p/src/app/App.tsx'],
  imports: ['react.js', 'shared.js', 'index.js'],
};

describe('the scripts that an address needs', () => {
  it('are the application without what is there already, each once and after what it imports', () => {
    const bundle = bundleOf({
      'index.js': main,
      'shared.js': {},
      'startApp.js': application,
      'react.js': { imports: ['scheduler.js', 'shared.js'] },
      'scheduler.js': { imports: ['react.js'] },
      'lazy.js': { modules: ['/p/src/ui/Lazy.tsx'] },
    });
    expect(findScripts(bundle, '/', {})).toEqual({
      entry: ['/shared.js', '/index.js'],
      application: ['/scheduler.js', '/react.js', '/startApp.js'],
      pages: {},
    });
  });

  it('are those of the modules that a page needs, below the base', () => {
    const bundle = bundleOf({
      'index.js': main,
      'shared.js': { modules: ['/p/src/ui/shared.ts'] },
      'startApp.js': application,
      'react.js': {},
      'BookList.js': { modules: ['/p/src/areas/library/BookList.tsx'], imports: ['react.js', 'list.js'] },
      'list.js': { modules: ['/p/src/records/list.ts', '/p/src/areas/library/bookSchema.ts'] },
      'BookEdit.js': { modules: ['/p/src/areas/library/BookEdit.tsx'], imports: ['index.js'] },
      'library.js': { modules: ['/p/i18n/en/library.json'] },
    });
    const needed = (...names: string[]) => names.map((name) => `/p/${name}`);
    expect(
      findScripts(bundle, '/office/', {
        library: needed(
          'src/areas/library/BookList.tsx',
          'src/areas/library/bookSchema.ts',
          'i18n/en/library.json',
        ),
        'library/:id': needed('src/areas/library/BookEdit.tsx', 'src/app/App.tsx', 'src/ui/shared.ts'),
        'library/none': needed('i18n/en/none.json'),
      }).pages,
    ).toEqual({
      library: ['/office/list.js', '/office/BookList.js', '/office/library.js'],
      'library/:id': ['/office/BookEdit.js'],
      'library/none': [],
    });
  });

  it.each([
    ['src/main.ts', { 'startApp.js': application }],
    ['src/app/startApp.tsx', { 'index.js': main }],
  ])('fail the build when %s has become part of another chunk', (module, chunks) => {
    expect(() => findScripts(bundleOf(chunks), '/', {})).toThrow(module);
  });
});
