import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiProxy } from './vite/apiProxy.ts';
import { buildIdPlugin } from './vite/delivery/buildIdPlugin.ts';
import { deliveryPlugin } from './vite/delivery/deliveryPlugin.ts';
import { developmentPolicyPlugin } from './vite/delivery/developmentPolicyPlugin.ts';
import { preloadPlugin } from './vite/delivery/preloadPlugin.ts';
import { fixtures } from './vite/fixturesPlugin.ts';
import { menuTextsPlugin } from './vite/menuTextsPlugin.ts';
import { replacedModules } from './vite/replaced/modules.ts';
import { startPagesPlugin } from './vite/startPages/startPagesPlugin.ts';
import { sourceTexts, translationsPlugin } from './vite/translationsPlugin.ts';

export default defineConfig(({ command, mode }) => ({
  // The static demo finds out at run time where it lies; what goes to production is told.
  base: command === 'build' && mode === 'demo' ? './' : '/',
  define: { __DEMO__: mode === 'demo', __TEXTS__: JSON.stringify(sourceTexts('i18n').build) },
  resolve: { alias: replacedModules },
  plugins: [
    react(),
    menuTextsPlugin(),
    // Before the plugin with the built texts: published ones come first.
    deliveryPlugin({ apiOrigin: process.env.API_ORIGIN }),
    translationsPlugin(),
    fixtures(),
    startPagesPlugin(),
    preloadPlugin(),
    buildIdPlugin(),
    developmentPolicyPlugin(),
  ],
  server: { port: 5173, strictPort: true, proxy: apiProxy(process.env.API_ORIGIN) },
  preview: { port: 4173, strictPort: true, proxy: apiProxy(process.env.API_ORIGIN) },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A chunk of its own, so that it runs before the chunks with react-admin, whose import reads the storage.
            { name: 'storage', test: /storageShim/ },
            // What every list of records is made of, in one piece: apart, each further area splits it anew (docs/performance.md).
            {
              name: 'lists',
              test: /src[\\/]records[\\/](?:list|row-menu|columns|filters|views|access|references|bulk|export)[\\/]|icons-material[\\/](?:Add|MoreVert|SearchOff|ViewColumnOutlined|History)\./,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
            // The largest library, apart from the application, so that neither takes a phone long at a time.
            { name: 'react-dom', test: /node_modules[\\/](?:react-dom|scheduler)[\\/]/ },
          ],
        },
      },
    },
  },
}));
