/** Passes on which resources have been changed; one for each page load. */
export function createRecordChanges() {
  const listeners = new Set<(resource: string) => void>();
  return {
    tell(resource: string): void {
      for (const listener of listeners) listener(resource);
    },
    /** Returns what stops it. */
    subscribe(listener: (resource: string) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
