import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The name of a record in a row or card of a list, which opens it; the rows and cards give it its look (`recordLinkLook`). */
export function RecordLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="record-link">
      {children}
    </Link>
  );
}
