/** Runs modules one by one with the browser's turn in between: in one task they take a slow phone a quarter of a second. */
export async function runInTurns(files: readonly string[]): Promise<void> {
  for (const file of files) {
    try {
      await import(/* @vite-ignore */ file);
    } catch {
      // The importer reports it.
      return;
    }
    await turn();
  }
}

/** Gives the browser its turn. Browsers without `scheduler.yield` answer before the next task as well. */
export function turn(): Promise<void> {
  return 'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
}
