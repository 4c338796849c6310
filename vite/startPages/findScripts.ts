import type { Rolldown } from 'vite';

/** The scripts of a build, in the order in which they run. */
export interface FoundScripts {
  /** The first one, after all that it imports. */
  readonly entry: readonly string[];
  /** What the application needs beyond. */
  readonly application: readonly string[];
  /** What single pages need beyond these. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** @param bundle what the build is about to write; @param base what stands before each file name in an address */
export function findScripts(bundle: Rolldown.OutputBundle, base: string): FoundScripts {
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
  const ending = (end: RegExp) =>
    [...chunks.values()].flatMap(({ facadeModuleId, fileName }) => {
      const match = end.exec(facadeModuleId?.replaceAll('\\', '/') ?? '');
      return match ? [{ fileName, key: match.slice(1).filter(Boolean).join('/') }] : [];
    });
  const first = [...chunks.values()].find((chunk) => chunk.isEntry)?.fileName ?? fail('src/main.ts');
  const started = closure(first, new Set());
  const application = closure(
    ending(/\/src\/app\/(startApp)\.tsx$/)[0]?.fileName ?? fail('src/app/startApp.tsx'),
    started,
  );
  const there = new Set([...started, ...application]);
  const pages: Record<string, string[]> = {};
  // A resource's further pages, below its own address.
  const forms = ending(
    /\/src\/areas\/([\w-]+)\/([\w-]+)\/(?:\w+\/)?[A-Z]\w*(?:Edit|Create|Invite|Show|Panel)\.tsx$/,
  );
  for (const { fileName, key } of [
    ...forms.map((form) => ({ ...form, key: `${form.key}/*` })),
    ...ending(/\/src\/app\/pages\/(Profile)Page\.tsx$/),
    ...ending(/\/src\/areas\/([\w-]+)\/pages\.ts$/),
    ...ending(/\/i18n\/en\/([\w-]+)\.json$/),
    // What the data of any of an area's resources are checked with.
    ...ending(/\/src\/areas\/([\w-]+)\/[\w-]+\/\w+Schema\.ts$/),
    // The contents of a resource's page, where they are a chunk of their own.
    ...ending(/\/src\/areas\/([\w-]+)\/([\w-]+)\/[A-Z]\w*Content\.tsx$/),
  ]) {
    const files = addresses(closure(fileName, there));
    const page = key.toLowerCase();
    pages[page] = [...new Set([...(pages[page] ?? []), ...files])];
  }
  return { entry: addresses(started), application: addresses(application), pages };
}

function fail(module: string): never {
  throw new Error(`${module} is no chunk of its own.`);
}
