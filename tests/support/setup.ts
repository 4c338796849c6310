import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';
import { guardAnswers } from './answerGuard';
import { guardConsole } from './consoleGuard';
import { printDocumentsLate } from './elementErrors';
import { installLocks } from './locks';
import { races } from './races';

// The same values at each run; `PROPERTY_RUNS` asks for new ones (`propertyRuns.ts`).
if (process.env.PROPERTY_RUNS === undefined) fc.configureGlobal({ seed: 20_260 });
// Long enough for a busy processor.
configure({ asyncUtilTimeout: 10_000 });
printDocumentsLate();
races.idle();

/** jsdom lacks it, and nothing has a size there that could change; a test that needs one brings its own. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// As browsers have them on https and on localhost.
if (globalThis.Element) installLocks();

/** jsdom lacks it, and lays nothing out. */
if (globalThis.Element) Element.prototype.checkVisibility ??= () => true;

// First, because hooks run in reverse: what unmounting complains of counts too.
guardConsole();
guardAnswers();
afterEach(() => cleanup());
// What is still being loaded would come from before `vi.resetModules()`, and meet the modules of the next file.
afterAll(() => vi.dynamicImportSettled());
