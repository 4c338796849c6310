import type { ReactNode } from 'react';
import { RecordLink } from './RecordLink';

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
      <RecordLink to={to}>
        <bdi>{name}</bdi>
      </RecordLink>
      <div className="marks">{marks}</div>
      <div className="facts">{children}</div>
    </>
  );
}
