import type { Plugin, Rolldown } from 'vite';

/**
 * Has a chunk name, of what its lazy parts need, only what it has not loaded itself. The lists of Vite repeat all the
 * rest, a kilobyte in each chunk with a lazy part. The chunks that are named here list nothing, and nothing is listed for them: every
 * page loads them when it is idle, and what they load later, few.
 * @param onEveryPage names of chunks, without what the build adds
 */
export function preloadPlugin(onEveryPage: readonly string[] = []): Plugin {
  let chunks: Rolldown.OutputBundle = {};
  const addImports = (name: string, loaded: Set<string>): Set<string> => {
    const chunk = chunks[name];
    if (chunk?.type !== 'chunk' || loaded.has(name)) return loaded;
    loaded.add(name);
    for (const imported of chunk.imports) addImports(imported, loaded);
    return loaded;
  };
  return {
    name: 'preload',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies(file, needed, { hostId, hostType }) {
            if ([file, hostId].some((each) => onEveryPage.includes(chunks[each]?.name ?? ''))) return [];
            const loaded = hostType === 'js' ? addImports(hostId, new Set()) : new Set();
            return needed.filter((file) => !loaded.has(file));
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        chunks = bundle;
      },
    },
  };
}
