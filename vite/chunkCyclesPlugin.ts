import type { Plugin } from 'vite';

/** Fails the build if chunks import one another: what a module needs as it starts may not be there yet. */
export function chunkCyclesPlugin(): Plugin {
  return {
    name: 'chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const visited = new Set<string>();
      const visit = (name: string, path: readonly string[]) => {
        if (path.includes(name))
          this.error(`Chunks import one another: ${[...path.slice(path.indexOf(name)), name].join(' → ')}`);
        if (visited.has(name)) return;
        visited.add(name);
        const chunk = bundle[name];
        if (chunk?.type === 'chunk') for (const each of chunk.imports) visit(each, [...path, name]);
      };
      for (const name of Object.keys(bundle)) visit(name, []);
    },
  };
}
