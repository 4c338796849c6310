import { type ComponentType, useContext, useEffect, useState } from 'react';
import { LoadingState } from '../state/LoadingState';
import { PartRecoveryContext } from './partRecovery';

export interface FailureProps {
  /** Tries again, or reloads the page when it is outdated. */
  onRetry: () => void;
  /** Whether a new version of the application has taken the place of the one on this page. */
  outdated?: boolean;
}

interface MissingPartProps {
  Failure: ComponentType<FailureProps>;
  onRetry: () => void;
}

/** Stands for a part whose scripts did not arrive: finds out whether they ever will, and then says so. */
export function MissingPart({ Failure, onRetry }: MissingPartProps) {
  const recover = useContext(PartRecoveryContext);
  const [outcome, setOutcome] = useState<'failed' | 'outdated' | undefined>(recover ? undefined : 'failed');
  useEffect(() => {
    let gone = false;
    void recover?.().then((found) => {
      if (!gone) setOutcome(found);
    });
    return () => {
      gone = true;
    };
  }, [recover]);
  if (outcome === undefined) return <LoadingState />;
  return outcome === 'outdated' ? (
    <Failure outdated onRetry={() => location.reload()} />
  ) : (
    <Failure onRetry={onRetry} />
  );
}
