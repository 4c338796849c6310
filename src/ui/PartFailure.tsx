import { useTranslate } from 'react-admin';
import { ErrorState } from './ErrorState';

/** Stands for a part of a page that could not be loaded. */
export function PartFailure({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <ErrorState
      title={translate('ui.state.partFailed')}
      message={translate('ui.state.partFailedHelp')}
      onRetry={onRetry}
    />
  );
}
