import { replaceModule } from './replaceModule.ts';

/**
 * Puts the browser's own `Object.entries` in the place of the shim that node-polyglot asks for in a build. The shim
 * brings 5 kB and throws errors to find out about the engine, for each of which V8 parses its script once more
 * (docs/performance.md).
 */
export const nativeEntries = () =>
  replaceModule({
    name: 'native-entries',
    source: 'object.entries',
    format: 'cjs',
    code: 'module.exports = Object.entries;',
    file: 'vite/nativeEntries.ts',
  });
