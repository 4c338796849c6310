import { vi } from 'vitest';

// The test files of a process share its window and its libraries, which take seconds to load. Before each file, this clears
// what the previous one may have left: stubs, fake timers, loaded modules, and the state of the browser.
vi.unstubAllGlobals();
vi.useRealTimers();
vi.resetModules();
if (typeof window !== 'undefined') {
  // Before React loads: with it, the development build runs each component as a task of the debugger.
  Reflect.deleteProperty(console, 'createTask');
  await (await import('./hurry')).hurry();
  (await import('./styles')).thinStyles();
  (await import('./page')).clearPage();
}
