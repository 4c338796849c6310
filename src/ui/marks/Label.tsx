import type { ReactNode } from 'react';
import { tipIfCut } from '../tips/tip';

/** What something is, and not how it is (`Status`): a category, a kind. */
export function Label({ children }: { children: ReactNode }) {
  return (
    <span className="mark">
      <span {...tipIfCut}>{children}</span>
    </span>
  );
}
