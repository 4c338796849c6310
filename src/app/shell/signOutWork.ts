/** Work that a deliberate sign-out waits for; one per page load. */
export function createSignOutWork() {
  const works = new Set<() => Promise<unknown>>();
  return {
    /** Returns a function that removes the work. */
    add(work: () => Promise<unknown>): () => void {
      works.add(work);
      return () => works.delete(work);
    },
    get isEmpty(): boolean {
      return works.size === 0;
    },
    /** Runs all work; resolves when it has ended, successfully or not. */
    async run(): Promise<void> {
      await Promise.allSettled([...works].map((work) => work()));
    },
  };
}
