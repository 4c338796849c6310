/** What a sign-out on purpose waits for; one for each page load. */
export function createSignOutWork() {
  const works = new Set<() => Promise<unknown>>();
  return {
    /** Returns what takes the work back. */
    add(work: () => Promise<unknown>): () => void {
      works.add(work);
      return () => works.delete(work);
    },
    get isEmpty(): boolean {
      return works.size === 0;
    },
    /** Resolves when all of it has ended, well or not. */
    async run(): Promise<void> {
      await Promise.allSettled([...works].map((work) => work()));
    },
  };
}
