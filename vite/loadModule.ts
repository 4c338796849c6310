import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { menuTextsPlugin } from './menuTextsPlugin.ts';
import { sourceTexts } from './translationsPlugin.ts';

/**
 * Loads a module of the application by its path in the project, with Vite, because `import.meta.glob` finds the areas' fixtures. The
 * caller specifies the module's type.
 * @param plugins additional Vite plugins
 */
export async function loadModule<Module>(path: string, plugins: Plugin[] = []): Promise<Module> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    resolve: { tsconfigPaths: true },
    define: { __DEMO__: false, __TEXTS__: JSON.stringify(sourceTexts(join(root, 'i18n')).build) },
    plugins: [menuTextsPlugin(), ...plugins],
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return (await vite.ssrLoadModule(path)) as Module;
  } finally {
    await vite.close();
  }
}
