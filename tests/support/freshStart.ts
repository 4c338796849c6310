import { vi } from 'vitest';

// The test files of a process share its window and its libraries, which take seconds to load. What a file may have left
// is cleared away before the next one: its stubs and its clock, its copies of our modules, and the state of the browser.
vi.unstubAllGlobals();
vi.useRealTimers();
vi.resetModules();
if (typeof window !== 'undefined') {
  await (await import('./hurry')).hurry();
  (await import('./page')).clearPage();
}
