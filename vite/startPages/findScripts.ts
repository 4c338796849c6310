import type { Rolldown } from 'vite';

/** The scripts of a build, in the order in which they run. */
export interface FoundScripts {
  /** The first one, after all that it imports. */
  readonly entry: readonly string[];
  /** What the application needs beyond. */
  readonly application: readonly string[];
  /** What single pages need beyond these, by the pattern of their address. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/**
 * @param bundle what the build is about to write
 * @param base what stands before each file name in an address
 * @param modules the modules that pages need, by the pattern of their address; see `pageModules`
 */
export function findScripts(
  bundle: Rolldown.OutputBundle,
  base: string,
  modules: Readonly<Record<string, readonly string[]>>,
): FoundScripts {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  /** All that a chunk imports and then itself, in the order in which they run, without what is there already. */
  const closure = (name: string, there: ReadonlySet<string>): Set<string> => {
    const found = new Set<string>();
    const seen = new Set(there);
    const visit = (each: string) => {
      if (seen.has(each)) return;
      seen.add(each);
      for (const imported of chunks.get(each)?.imports ?? []) visit(imported);
      found.add(each);
    };
    visit(name);
    return found;
  };
  const addresses = (names: ReadonlySet<string>) => [...names].map((name) => base + name);
  const all = [...chunks.values()];
  const chunkOf = (module: string) => all.find(({ moduleIds }) => moduleIds.includes(module))?.fileName;
  const first = all.find((chunk) => chunk.isEntry)?.fileName ?? fail('src/main.ts');
  const startApp = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/app/startApp.tsx'));
  const started = closure(first, new Set());
  const application = closure(startApp?.fileName ?? fail('src/app/startApp.tsx'), started);
  const there = new Set([...started, ...application]);
  const pages: Record<string, string[]> = {};
  for (const [pattern, needed] of Object.entries(modules)) {
    const files = needed.flatMap((module) => {
      const chunk = chunkOf(module);
      return chunk === undefined ? [] : [...closure(chunk, there)];
    });
    pages[pattern] = addresses(new Set(files));
  }
  return { entry: addresses(started), application: addresses(application), pages };
}

function fail(module: string): never {
  throw new Error(`${module} is no chunk of its own.`);
}
