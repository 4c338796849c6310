/** Work that a deliberate sign-out waits for; one per page load. */
export function createSignOutWork() {
  const tasks = new Set<() => Promise<unknown>>();
  return {
    /** Returns a function that removes the work. */
    add(work: () => Promise<unknown>): () => void {
      tasks.add(work);
      return () => tasks.delete(work);
    },
    get isEmpty(): boolean {
      return tasks.size === 0;
    },
    /** Runs all work; resolves when it has ended, successfully or not. */
    async run(): Promise<void> {
      await Promise.allSettled([...tasks].map((work) => work()));
    },
  };
}
