import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiProxy } from './vite/apiProxy.ts';
import { fixtures } from './vite/fixturesPlugin.ts';
import { translationsPlugin } from './vite/translationsPlugin.ts';

export default defineConfig(({ command, mode }) => ({
  // The static demo finds out at run time where it lies; what goes to production is told.
  base: command === 'build' && mode === 'demo' ? './' : '/',
  define: { __DEMO__: mode === 'demo' },
  plugins: [react(), translationsPlugin(), fixtures()],
  server: { port: 5173, strictPort: true, proxy: apiProxy(process.env.API_ORIGIN) },
  preview: { port: 4173, strictPort: true, proxy: apiProxy(process.env.API_ORIGIN) },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    sourcemap: false,
    rolldownOptions: {
      output: {
        // A chunk of its own, so that it runs before the chunks with react-admin, whose import reads the storage.
        codeSplitting: { groups: [{ name: 'storage', test: /storageShim/ }] },
      },
    },
  },
}));
