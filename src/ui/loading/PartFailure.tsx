import { useTranslate } from 'react-admin';
import { ErrorState } from '../state/ErrorState';
import type { FailureProps } from './MissingPart';

/** Stands for a part of a page that could not be loaded. */
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
