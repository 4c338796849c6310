import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { VitestReporter } from './scripts/cases/vitestReporter.ts';
import { menuTextsPlugin } from './vite/menuTextsPlugin.ts';
import { sourceTexts } from './vite/translationsPlugin.ts';

const isPage = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/** The files without a document first, which are the longest, then the others: a process serves one kind of files. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !isPage(file)), ...sorted.filter(isPage)];
  }
}

const isShuffled = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'));

export default defineConfig({
  plugins: [react(), menuTextsPlugin()],
  define: { __DEMO__: false, __TEXTS__: JSON.stringify(sourceTexts('i18n').build) },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/freshStart.ts', 'tests/support/setup.ts'],
    // The libraries are loaded by Node: it has the same modules in the place of theirs as a build.
    execArgv: ['--import', './vite/replaced/inNode.ts'],
    // The files of a process share its libraries; `freshStart.ts` parts them.
    isolate: false,
    maxWorkers: '100%',
    ...(!isShuffled && { sequence: { sequencer: ByEnvironment } }),
    reporters: ['default', new VitestReporter()],
    restoreMocks: true,
    unstubGlobals: true,
    // Generous, because the workers share their processors with others: what never comes fails all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
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
