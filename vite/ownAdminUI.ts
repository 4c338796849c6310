import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = fileURLToPath(new URL('../src/app/AdminUI.tsx', import.meta.url));

/**
 * Puts `src/app/AdminUI.tsx` in the place of react-admin's module in a build: its defaults, which the application
 * replaces one by one, would all be loaded at the start (docs/performance.md).
 */
export function ownAdminUI(): Plugin {
  let found = false;
  return {
    name: 'own-admin-ui',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source !== './AdminUI.js' || !/[\\/]ra-ui-materialui[\\/]dist[\\/]index\.js$/.test(importer))
        return null;
      found = true;
      return own;
    },
    buildEnd(error) {
      if (error === undefined && !found)
        this.error('react-admin has its AdminUI elsewhere now: see vite/ownAdminUI.ts');
    },
  };
}
