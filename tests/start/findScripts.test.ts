import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { findScripts } from '../../vite/startPages/findScripts';

interface Made {
  readonly module?: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

/** A bundle of chunks by their file names; only what `findScripts` reads of them. */
function bundleOf(chunks: Record<string, Made>): Rolldown.OutputBundle {
  const files = Object.entries(chunks).map(([fileName, { module, imports = [], isEntry = false }]) => [
    fileName,
    { type: 'chunk', fileName, facadeModuleId: module ?? null, imports, isEntry, dynamicImports: [] },
  ]);
  // The rest of a chunk is of no interest here.
  return Object.fromEntries([...files, ['style.css', { type: 'asset', fileName: 'style.css' }]]);
}

const main: Made = { module: '/p/index.html', isEntry: true, imports: ['shared.js'] };
const application: Made = {
  module: '/p/src/app/startApp.tsx',
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
      'lazy.js': { module: '/p/src/ui/Lazy.tsx' },
    });
    expect(findScripts(bundle, '/')).toEqual({
      entry: ['/shared.js', '/index.js'],
      application: ['/scheduler.js', '/react.js', '/startApp.js'],
      pages: {},
    });
  });

  it('are those of a page by the beginning of its path, below the base', () => {
    const bundle = bundleOf({
      'index.js': main,
      'shared.js': {},
      'startApp.js': application,
      'react.js': {},
      'pages-1.js': { module: '/p/src/areas/messages/pages.ts', imports: ['react.js', 'list.js'] },
      'pages-2.js': { module: 'C:\\p\\src\\areas\\user-management\\pages.ts', imports: ['index.js'] },
      'list.js': {},
      'GroupsContent.js': { module: '/p/src/areas/user-management/groups/GroupsContent.tsx' },
      'MatrixPart.js': { module: '/p/src/areas/user-management/roles/MatrixPart.tsx', imports: ['list.js'] },
      'roleSchema.js': { module: '/p/src/areas/user-management/roles/roleSchema.ts' },
      'messages.js': { module: '/p/i18n/en/messages.json' },
      'exportUsers.js': { module: '/p/src/areas/user-management/users/exportUsers.ts' },
      'ProfilePage.js': { module: '/p/src/app/pages/ProfilePage.tsx' },
    });
    expect(findScripts(bundle, '/office/').pages).toEqual({
      messages: ['/office/list.js', '/office/pages-1.js', '/office/messages.js'],
      'user-management': ['/office/pages-2.js', '/office/roleSchema.js'],
      'user-management/groups': ['/office/GroupsContent.js'],
      profile: ['/office/ProfilePage.js'],
    });
  });

  it.each([
    ['src/main.ts', { 'startApp.js': application }],
    ['src/app/startApp.tsx', { 'index.js': main }],
  ])('fail the build when %s has become part of another chunk', (module, chunks) => {
    expect(() => findScripts(bundleOf(chunks), '/')).toThrow(module);
  });
});
