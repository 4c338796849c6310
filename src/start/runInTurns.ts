/**
 * Runs scripts one after the other and lets the browser answer the visitor in between. Asked for by the last of them
 * alone, all would run in one task, which takes a slow phone a quarter of a second.
 * @param files addresses of modules, each after those that it imports
 */
export async function runInTurns(files: readonly string[]): Promise<void> {
  for (const file of files) {
    try {
      await import(/* @vite-ignore */ file);
    } catch {
      // Whoever imports what is in it is told.
      return;
    }
    await turn();
  }
}

/** The browser's turn, to answer the visitor. Those without `scheduler.yield` answer before the next task as well. */
function turn(): Promise<void> {
  return 'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
}
