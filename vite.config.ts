import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiProxy } from './vite/apiProxy.ts';
import { chunkCyclesPlugin } from './vite/chunkCyclesPlugin.ts';
import { buildIdPlugin } from './vite/delivery/buildIdPlugin.ts';
import { deliveryPlugin } from './vite/delivery/deliveryPlugin.ts';
import { developmentPolicyPlugin } from './vite/delivery/developmentPolicyPlugin.ts';
import { fixtures } from './vite/fixturesPlugin.ts';
import { menuTextsPlugin } from './vite/menuTextsPlugin.ts';
import { startPagePlugin } from './vite/startPagePlugin.ts';
import { sourceTexts, translationsPlugin } from './vite/translationsPlugin.ts';

const mui =
  /node_modules[\\/]@(?:mui[\\/](?:material|system|utils|styled-engine|private-theming|icons-material)|emotion)[\\/]/;

const reactAdmin = /node_modules[\\/](?:ra-core|@tanstack[\\/](?:react-query|query-core))[\\/]/;

/** The area whose folder holds a module. */
const areaOf = (id: string) => /[\\/]src[\\/]areas[\\/]([\w-]+)[\\/]/.exec(id)?.[1];

export default defineConfig(({ command, mode }) => ({
  // The static demo finds its base path at run time; production gets it at build time.
  base: command === 'build' && mode === 'demo' ? './' : '/',
  define: { __DEMO__: mode === 'demo', __TEXTS__: JSON.stringify(sourceTexts('i18n').build) },
  plugins: [
    react(),
    menuTextsPlugin(),
    // Before the plugin with the built texts: published ones come first.
    deliveryPlugin({ apiOrigin: process.env.API_ORIGIN }),
    translationsPlugin(),
    fixtures(),
    startPagePlugin(),
    buildIdPlugin(),
    chunkCyclesPlugin(),
    developmentPolicyPlugin(),
  ],
  resolve: { tsconfigPaths: true },
  server: { port: 5173, strictPort: true, proxy: apiProxy(process.env.API_ORIGIN) },
  preview: { port: 4173, strictPort: true, proxy: apiProxy(process.env.API_ORIGIN) },
  build: {
    // The oldest browsers that have all that the code uses (docs/deployment.md).
    target: ['chrome124', 'edge124', 'firefox124', 'safari17.4'],
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    sourcemap: false,
    rolldownOptions: {
      output: {
        // Chunks of pages are named after their area: `messages.MessageList-….js`.
        chunkFileNames: ({ facadeModuleId }) => {
          const area = areaOf(facadeModuleId ?? '');
          return area === undefined ? 'assets/[name]-[hash].js' : `assets/${area}.[name]-[hash].js`;
        },
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
            },
            // What the sign-in page needs, and the rest.
            { name: 'mui', test: mui, tags: ['$initial'] },
            { name: 'pages-mui', test: mui },
            // What pages share of react-admin: otherwise each page fetches 18 more files.
            { name: 'pages-admin', test: reactAdmin, minShareCount: 2 },
            { name: 'start', tags: ['$initial'] },
            // What pages share is one chunk, instead of one for each combination of pages; imports and modules with a library stay separate.
            {
              name: 'records',
              test: /src[\\/](?:records|people|ui)[\\/](?!tree|csv|import|values[\\/]\w*Markdown)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'import',
              test: /src[\\/]records[\\/]import[\\/]/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What an area puts on every page, without its pages. The two checks named here bring the Markdown parser, which only
            // the editor of messages needs: a rule by folder would load it on every page.
            {
              name: (id) => `${areaOf(id)}.shell`,
              test: /src[\\/]areas[\\/][\w-]+[\\/](?:shell[\\/]|checks[\\/](?!textErrors|shownAsTyped))/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What the pages of an area share.
            {
              name: (id) => areaOf(id) ?? null,
              test: /src[\\/]areas[\\/][\w-]+[\\/](?!area\.ts|charts)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
}));
