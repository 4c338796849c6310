import { useTranslate } from 'react-admin';
import type { FailureProps } from '../ui/loading/MissingPart';
import { PageError } from '../ui/page/PageError';

/** Stands in for a page whose scripts did not arrive; trying again is enough, and nothing else is lost (case T156). */
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
