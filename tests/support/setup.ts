import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';
import { guardAnswers } from './answerGuard';
import { guardConsole } from './consoleGuard';
import { printDocumentsLate } from './elementErrors';
import { installLocks } from './locks';
import { clearPendingTimers } from './pendingTimers';
import { races } from './races';

// The same values each time, unless `PROPERTY_RUNS` asks for new ones (`propertyRuns.ts`).
if (process.env.PROPERTY_RUNS === undefined) fc.configureGlobal({ seed: 20_260 });
// Long enough for a busy processor.
configure({ asyncUtilTimeout: 10_000 });
printDocumentsLate();
races.idle();

/** jsdom lacks it, and has no sizes that could change; a test that needs one brings its own. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Like browsers on https and localhost.
if (globalThis.Element) installLocks();

/** jsdom lacks it, because it has no layout. */
if (globalThis.Element) Element.prototype.checkVisibility ??= () => true;

// First, because hooks run in reverse: messages during unmounting count too.
clearPendingTimers();
guardConsole();
guardAnswers();
afterEach(() => cleanup());
// Imports still loading would belong to the module graph before `vi.resetModules()`, and mix with that of the next file.
afterAll(() => vi.dynamicImportSettled());
