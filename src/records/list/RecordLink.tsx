import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The name of a record in a list, which opens it. The theme gives it its look (`theme/recordLinks.ts`). */
export function RecordLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="record-link">
      {children}
    </Link>
  );
}
