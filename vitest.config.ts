import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import FlakyTests from './scripts/flakyTests.ts';
import { menuTextsPlugin } from './vite/menuTextsPlugin.ts';
import { sourceTexts } from './vite/translationsPlugin.ts';

const isGate = process.env.CI !== undefined && process.env.CI !== '';

/** Rules run in Node (`*.test.ts`), pages in jsdom (`*.test.tsx`), what takes long before a release (`tests/nightly`). */
export default defineConfig({
  plugins: [react(), menuTextsPlugin()],
  resolve: { tsconfigPaths: true },
  define: { __DEMO__: false, __TEXTS__: JSON.stringify(sourceTexts('i18n').build) },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/nightly/**'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          environment: 'jsdom',
          retry: isGate ? 1 : 0,
        },
      },
      {
        extends: true,
        test: {
          name: 'nightly',
          include: ['tests/nightly/*.test.ts'],
          testTimeout: 400_000,
          hookTimeout: 60_000,
        },
      },
    ],
    setupFiles: ['tests/support/freshStart.ts', 'tests/support/setup.ts'],
    // The files of a process share its libraries; `freshStart.ts` parts them.
    isolate: false,
    maxWorkers: '100%',
    // Megabytes for new objects: a page makes many that do not last, and a tenth of the time went into looking through them.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=128'],
    reporters: ['default', new FlakyTests()],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 15_000,
    hookTimeout: 15_000,
    fakeTimers: {
      // Intervals stay real: jsdom draws its frames by one, and the frames would end with a test's clock.
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setImmediate',
        'clearImmediate',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
        'performance',
        'Date',
      ],
    },
  },
});
