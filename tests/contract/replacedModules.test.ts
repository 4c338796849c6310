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

  it('words a resource or a field without a text as its library does', () => {
    // By its file: the name leads to what stands in its place.
    const library = load('../../node_modules/inflection/lib/inflection.js');
    const { inflect, humanize, transform } = load('inflection');
    for (const name of [
      'books',
      'authors',
      'categories',
      'boxes',
      'addresses',
      'book',
      'category',
      'status',
      'people',
      'person',
      'People',
      'children',
      'women',
      'media',
      'data',
      'series',
      'news',
      'shelves',
    ]) {
      for (const count of [1, 2]) expect(inflect(name, count)).toBe(library.inflect(name, count));
    }
    for (const name of ['order_items', 'author_id', 'group_ids', 'BOOKS']) {
      expect(humanize(name)).toBe(library.humanize(name));
      expect(humanize(name, true)).toBe(library.humanize(name, true));
    }
    for (const name of ['publishedOn', 'author_id', 'Name', 'url']) {
      const steps = ['underscore', 'humanize'];
      expect(transform(name, steps)).toBe(library.transform(name, steps));
    }
  });
});
