import { fileURLToPath } from 'node:url';

/** The one list of library modules that others stand in for, in builds and in tests alike. */
export const replacedModules: Readonly<Record<string, string>> = {
  inflection: fileURLToPath(new URL('inflection.js', import.meta.url)),
  'jsonexport/dist/index.js': fileURLToPath(new URL('jsonExport.js', import.meta.url)),
  'object.entries': fileURLToPath(new URL('objectEntries.cjs', import.meta.url)),
  '@emotion/use-insertion-effect-with-fallbacks': fileURLToPath(
    new URL('insertionEffect.js', import.meta.url),
  ),
};
