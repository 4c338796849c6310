import type { Source } from './readSources.ts';

/** What somebody reads who wants to understand one thing that the application does. */
export interface Story {
  readonly name: string;
  /** Where the reading begins: files without their ending, and folders, all of whose files count. */
  readonly roots: readonly string[];
  readonly most: number;
}

const users = 'src/areas/user-management/users';

export const stories: readonly Story[] = [
  { name: 'Suspending three users', roots: [`${users}/userBulk`, 'src/records/bulk/'], most: 9 },
  { name: 'Importing a file', roots: [`${users}/UserImport`, 'src/records/import/'], most: 14 },
];

/**
 * Building blocks that are known by their names: nobody opens them to understand a story. The other folders of
 * `records` belong to one kind of work with records, and to its story.
 */
const knownByName =
  /^src\/(ui|api|directory|records\/(inputs|list|form|columns|access|calls|references|steps))\//;

/**
 * The distinct files that a story passes: its roots and all that they import, types and lazy parts included, except
 * building blocks, which are neither counted nor followed.
 */
export function filesOfStory({ roots }: Story, sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const isRoot = (path: string) =>
    roots.some((root) => (root.endsWith('/') ? path.startsWith(root) : path.replace(/\.tsx?$/, '') === root));
  const passed = new Set<string>();
  const open = sources.map(({ path }) => path).filter(isRoot);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const source = byPath.get(path);
    if (source === undefined || passed.has(path) || knownByName.test(path)) continue;
    passed.add(path);
    open.push(...source.imports, ...source.lazyImports);
  }
  return [...passed].sort();
}

/** The roots of a story that are nowhere. */
export const missingRoots = ({ roots }: Story, sources: readonly Source[]): string[] =>
  roots.filter((root) => !sources.some(({ path }) => path.startsWith(root)));
