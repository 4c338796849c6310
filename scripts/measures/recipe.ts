/** What a list page with everything has. */
const parts = ['defineFilters', 'defineViews', 'defineBulk', 'defineImport', 'defineExport'];

/** The example list page of the README. */
export interface Recipe {
  /** Lines of code of the resource's own: its list and the descriptions that the list reads. */
  readonly lines: number;
  /** What it does not show. */
  readonly missing: readonly string[];
}

/** Counts the files of a resource that the README's chapter shows, without those of its forms. */
export function readRecipe(readme: string): Recipe {
  const [, chapter = ''] = /^## A list with everything\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(readme) ?? [];
  const blocks = [...chapter.matchAll(/^```tsx?\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  const files = blocks.flatMap((block) => block.split(/^(?=\/\/ (?:src|i18n|tests)\/)/m));
  const own = files.filter((file) =>
    /^\/\/ src\/areas\/[\w-]+\/[\w-]+\/(?!\w*(Create|Edit|Inputs)\.tsx)/.test(file),
  );
  const code = own.join('').split('\n').slice(0, -1);
  return {
    // The line that names a file is none of it.
    lines: code.filter((line) => line.trim() !== '').length - own.length,
    missing: parts.filter((part) => !own.some((file) => file.includes(part))),
  };
}
