/** The browser's turn, to answer the visitor. Those without `scheduler.yield` answer before the next task as well. */
export function turn(): Promise<void> {
  return 'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
}
