import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { preloadPlugin } from '../../vite/delivery/preloadPlugin';

const modules: Readonly<Record<string, string>> = {
  'entry.js': "import { shared } from 'shared.js'; shared(); import('lazy.js'); import('other.js');",
  'lazy.js': "import { shared } from 'shared.js'; import { more } from 'more.js'; shared(more);",
  'other.js': "import { more } from 'more.js'; console.log(more);",
  'shared.js': 'export const shared = (...given) => console.log(given);',
  'more.js': "export const more = 'more';",
};

it('a chunk names what its lazy parts need and it has not loaded itself', async () => {
  const result = await build({
    ...{ configFile: false, logLevel: 'silent' },
    plugins: [
      {
        name: 'modules',
        resolveId: (name) => (name in modules ? name : null),
        load: (name) => modules[name] ?? null,
      },
      preloadPlugin(),
    ],
    build: {
      ...{ write: false, minify: false },
      rolldownOptions: {
        input: 'entry.js',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: {
            groups: [
              { name: 'shared', test: /shared/ },
              { name: 'more', test: /more/ },
            ],
          },
        },
      },
    },
  });
  // as: one output, and nothing is watched.
  const { output } = result as Rolldown.RolldownOutput;
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  const lists = entry?.type === 'chunk' ? /m\.f=(\[[^\]]*\])/.exec(entry.code)?.[1] : undefined;
  expect(JSON.parse(lists ?? '[]').toSorted()).toEqual(['lazy.js', 'more.js', 'other.js']);
});
