import { type ComponentType, useContext, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorState } from '../state/ErrorState';
import { LoadingState } from '../state/LoadingState';
import { PartRecoveryContext } from './partRecovery';

export interface FailureProps {
  /** Tries again, or reloads the page if it is outdated. */
  onRetry: () => void;
  /** It failed to load, a new version of the application has replaced it, or it cannot be rendered. */
  reason?: 'missing' | 'outdated' | 'broken';
}

interface MissingPartProps {
  Failure: ComponentType<FailureProps>;
  onRetry: () => void;
}

/** Finds out whether a retry or only a reload can bring a missing part, and offers it. */
export function MissingPart({ Failure, onRetry }: MissingPartProps) {
  const recover = useContext(PartRecoveryContext);
  const [outcome, setOutcome] = useState<'failed' | 'outdated' | undefined>(recover ? undefined : 'failed');
  useEffect(() => {
    let isUnmounted = false;
    void recover?.().then((recovery) => {
      if (!isUnmounted) setOutcome(recovery);
    });
    return () => {
      isUnmounted = true;
    };
  }, [recover]);
  if (outcome === undefined) return <LoadingState />;
  return outcome === 'outdated' ? (
    <Failure reason="outdated" onRetry={() => location.reload()} />
  ) : (
    <Failure onRetry={onRetry} />
  );
}

/** A part of a page that could not be loaded or shown. */
export function PartFailure({ onRetry, reason = 'missing' }: FailureProps) {
  const translate = useTranslate();
  const outdated = reason === 'outdated';
  return (
    <ErrorState
      title={translate(outdated ? 'ui.state.outdated' : 'ui.state.partFailed')}
      message={translate(helps[reason])}
      onRetry={onRetry}
      {...(outdated && { retryCaption: translate('ui.action.reload') })}
    />
  );
}

const helps = {
  missing: 'ui.state.partFailedHelp',
  outdated: 'ui.state.outdatedHelp',
  broken: 'ui.state.partBrokenHelp',
} as const;
