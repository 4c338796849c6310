import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { loadModule } from '../loadModule.ts';

/**
 * The modules that each page needs beyond the application, by its address as the router writes it, the first that fits
 * being meant: `user-management/users/:id`. `:product` stands for the product's key, which only the configuration knows.
 * @param root the project's folder
 * @throws Error when a page's loader does not tell what it imports
 */
export async function pageModules(root: string): Promise<Record<string, readonly string[]>> {
  const file = (path: string) => normalizePath(resolve(root, path));
  const areas = await loadModule<typeof import('../../src/areas/index.ts')>('/src/areas/index.ts', [
    tellModules,
  ]);
  const modules: Record<string, readonly string[]> = { profile: [file('src/app/pages/ProfilePage.tsx')] };
  for (const { area, pattern, load, detail } of areas.pagesOf(
    areas.readAreas({ key: ':product', name: '' }),
  )) {
    // A page shows records of its area's other resources too.
    const loaders = [load, detail, ...(area.resources ?? []).map(({ schema }) => schema)];
    const imported: unknown[] = await Promise.all(loaders.map((each) => each?.()));
    const ids = imported.filter((id) => id !== undefined);
    if (!ids.every((id) => typeof id === 'string'))
      throw new Error(
        `'${pattern}': a loader of the area '${area.key}' is no import('./...') of one export.`,
      );
    const path = areas.textsPath(area, load);
    const files = ['records', 'directory', area.key];
    const shown = [...files, `${area.key}.shell`, `${area.key}.parts`];
    const names = path === undefined ? shown : [...shown, ...files.map((name) => `${name}.${path}`)];
    modules[pattern] = [...ids, ...names.map((name) => file(`i18n/en/${name}.json`)).filter(existsSync)];
  }
  return modules;
}

/** Has each `import()` of an `area.ts` give the id of its module for whatever export is asked for. */
const tellModules: Plugin = {
  name: 'tell-modules',
  enforce: 'pre',
  async transform(code, id) {
    if (!/\/src\/areas\/[\w-]+\/area\.ts$/.test(normalizePath(id))) return null;
    let told = code;
    for (const [call, , source = ''] of code.matchAll(/\bimport\((['"])(.+?)\1\)/g)) {
      const found = JSON.stringify((await this.resolve(source, id))?.id);
      const exports = `new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : ${found}) })`;
      told = told.replace(call, `Promise.resolve(${exports})`);
    }
    return told;
  },
};
