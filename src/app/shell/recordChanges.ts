/** Passes on which resources have changed; one per page load. */
export function createRecordChanges() {
  const listeners = new Set<(resource: string) => void>();
  return {
    report(resource: string): void {
      for (const listener of listeners) listener(resource);
    },
    /** Returns a function that stops it. */
    subscribe(listener: (resource: string) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
