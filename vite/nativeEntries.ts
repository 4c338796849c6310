import type { Plugin } from 'vite';

const shim = 'object.entries';
const native = '\0native-entries.cjs';

/**
 * Puts the browser's own `Object.entries` in the place of the shim that node-polyglot asks for in a build. The shim
 * brings 5 kB and throws errors to find out about the engine, for each of which V8 parses its script once more
 * (docs/performance.md).
 */
export function nativeEntries(): Plugin {
  let found = false;
  return {
    name: 'native-entries',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (source !== shim) return null;
      found = true;
      return native;
    },
    load(id) {
      return id === native ? 'module.exports = Object.entries;' : null;
    },
    buildEnd(error) {
      if (error === undefined && !found)
        this.error(`Nobody asks for ${shim} any more: remove vite/nativeEntries.ts`);
    },
  };
}
