/** A slow test of a tool, and the files and folders, or patterns of them, on which its result depends. */
interface ToolTest {
  readonly file: string;
  readonly watches: readonly (string | RegExp)[];
}

/** What any of them depends on. */
const always = ['package-lock.json', 'tsconfig.json', 'biome.json', 'vitest.config.ts', 'scripts/test-unit'];

/** The tests that start compilers, builds or command lines and take more than ten seconds. */
export const toolTests: readonly ToolTest[] = [
  {
    file: 'tests/contract/newResource.test.ts',
    watches: [
      'scripts/new-resource',
      'scripts/new-resource.ts',
      'README.md',
      'src/areas/defineArea.ts',
      'src/mocks/defineMocks.ts',
      'tests/support/readmeExample.ts',
      'tests/support/renderApp.tsx',
    ],
  },
  {
    file: 'tests/contract/checkApi.test.ts',
    watches: [
      'scripts/check-api',
      'scripts/check-api.ts',
      'scripts/openapi',
      'docs/openapi',
      'docs/openapi.yaml',
      'src/configSchema.ts',
      'src/mocks',
      // The fixture API is what the tool is tried on.
      /^src\/.+\/(fixtures\/|mocks\.ts$)/,
    ],
  },
];

/**
 * The tests of tools that need not run, because nothing has changed that they depend on.
 * @param changed the changed files; undefined when nobody knows, and then all run
 */
export function unneededToolTests(changed: readonly string[] | undefined): string[] {
  if (changed === undefined) return [];
  const isChanged = (watched: string | RegExp) =>
    changed.some((path) =>
      typeof watched === 'string' ? path === watched || path.startsWith(`${watched}/`) : watched.test(path),
    );
  return toolTests
    .filter(({ file, watches }) => ![file, ...watches, ...always].some(isChanged))
    .map(({ file }) => file);
}
