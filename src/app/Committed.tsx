import { type ReactNode, useLayoutEffect } from 'react';

/** Tells once when its children stand in the document, before they are painted. */
export function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first time alone
  useLayoutEffect(onCommit, []);
  return children;
}
