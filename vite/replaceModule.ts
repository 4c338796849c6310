import type { Plugin } from 'vite';

interface Replacement {
  /** The name of the plugin. */
  readonly name: string;
  /** What the module is imported by. */
  readonly source: string;
  /** What stands in its place. */
  readonly code: string;
  /** Where the replacement is written down: it is to be removed when nobody asks for the module any more. */
  readonly file: string;
  readonly format: 'esm' | 'cjs';
}

/** Puts another module in the place of a library's in a build. Fails when no module of the build asks for it. */
export function replaceModule({ name, source, code, file, format }: Replacement): Plugin {
  const id = `\0${name}.${format === 'cjs' ? 'cjs' : 'js'}`;
  let found = false;
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    resolveId(asked) {
      if (asked !== source) return null;
      found = true;
      return id;
    },
    load(asked) {
      return asked === id ? code : null;
    },
    buildEnd(error) {
      if (error === undefined && !found) this.error(`Nobody asks for ${source} any more: remove ${file}`);
    },
  };
}
