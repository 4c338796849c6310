import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { replacedModules } from '../../vite/replaced/modules';
import viteConfig from '../../vite.config';

const load = createRequire(import.meta.url);

describe('a module of a library that is replaced in a build', () => {
  it.each(Object.entries(replacedModules))('is replaced in the tests as well: %s', (name, file) => {
    expect(load(name)).toBe(load(file));
    expect(load.resolve(name)).toBe(file);
  });

  it('is in the one list', () => {
    const config = viteConfig({ command: 'build', mode: 'production' });
    expect(config.resolve?.alias).toBe(replacedModules);
  });

  it('exports what react-admin exports, as its library does', async () => {
    const exporter = load('jsonexport/dist/index.js').default;
    const written = await new Promise((resolve) => {
      exporter([{ id: 1, name: 'The "Sea"' }], (_error: unknown, csv: string) => resolve(csv));
    });
    expect(written).toBe('id,name\n1,"The ""Sea"""');
  });
});
