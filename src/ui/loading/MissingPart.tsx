import { type ComponentType, useContext, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorState } from '../state/ErrorState';
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

/** Finds out whether a missing part will ever arrive, and says so. */
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

/** A part of a page that could not be loaded. */
export function PartFailure({ onRetry, outdated = false }: FailureProps) {
  const translate = useTranslate();
  const text = outdated ? 'ui.state.outdated' : 'ui.state.partFailed';
  return (
    <ErrorState
      title={translate(text)}
      message={translate(`${text}Help`)}
      onRetry={onRetry}
      {...(outdated && { retryCaption: translate('ui.action.reload') })}
    />
  );
}
