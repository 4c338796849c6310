import { useTranslate } from 'react-admin';
import type { FailureProps } from '@/ui/loading/MissingPart';
import { PageError } from '@/ui/page/PageError';

/** Replaces a page whose scripts failed to load or are outdated, or that threw an error; offers a retry or reload. */
export function PageFailure({ onRetry, reason = 'missing' }: FailureProps) {
  const translate = useTranslate();
  if (reason === 'outdated') {
    return (
      <PageError
        title={translate('ui.state.outdated')}
        message={translate('ui.state.outdatedHelp')}
        retryCaption={translate('ui.action.reload')}
        onRetry={onRetry}
      />
    );
  }
  const isBroken = reason === 'broken';
  return (
    <PageError
      title={translate(isBroken ? 'ui.state.pageFailed' : 'app.pageFailed.title')}
      message={translate(isBroken ? 'ui.state.pageFailedHelp' : 'app.pageFailed.message')}
      onRetry={onRetry}
    />
  );
}
