import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface RecordCardProps {
  /** The address of the record. */
  to: string;
  name: string;
  /** Chips and short facts, side by side. */
  marks: ReactNode;
  /** More facts, stacked. */
  children?: ReactNode;
}

/** A record as a card, for windows too narrow for the table. */
export function RecordCard({ to, name, marks, children }: RecordCardProps) {
  return (
    <>
      <Link to={to} className="record-link">
        <bdi>{name}</bdi>
      </Link>
      <div className="marks">{marks}</div>
      <div className="facts">{children}</div>
    </>
  );
}
