import { useTranslate } from 'react-admin';
import type { FailureProps } from '../ui/loading/MissingPart';
import { PageError } from '../ui/page/PageError';

/** A page whose scripts did not arrive; a retry is enough (case T156). */
export function PageFailure({ onRetry, outdated = false }: FailureProps) {
  const translate = useTranslate();
  if (outdated) {
    return (
      <PageError
        title={translate('ui.state.outdated')}
        message={translate('ui.state.outdatedHelp')}
        retryCaption={translate('ui.action.reload')}
        onRetry={onRetry}
      />
    );
  }
  return (
    <PageError
      title={translate('app.pageFailed.title')}
      message={translate('app.pageFailed.message')}
      onRetry={onRetry}
    />
  );
}
