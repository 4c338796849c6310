import type { Import } from './kinds.ts';

/** The import statements of a file in `src/areas/<area>/<resource>/`, for what it takes from `src/records` and beyond. */
export function importLines(imports: readonly Import[]): string {
  const byFile = new Map<string, Set<string>>();
  for (const { name, from } of imports) byFile.set(from, (byFile.get(from) ?? new Set()).add(name));
  return [...byFile]
    .map(([from, names]) => `import { ${[...names].join(', ')} } from '${pathOf(from)}';\n`)
    .join('');
}

/** Packages and files beside it are named as they are; all else is below `src/records`. */
function pathOf(from: string): string {
  return /^(\.|@\/|react-admin$|valibot$)/.test(from) ? from : `@/records/${from}`;
}
