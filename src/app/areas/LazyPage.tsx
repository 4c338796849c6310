import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import type { Area } from '../../areas';
import { LoadingState } from '../../ui/LoadingState';
import { PageError } from '../../ui/PageError';

/** The component of a page, from the area's chunk. A new one for each attempt: React keeps a failed import for ever. */
function loadPage(area: Area, page: string) {
  return lazy(async () => {
    const Page = (await area.pages())[page];
    if (Page === undefined) throw new Error(`The area '${area.key}' has no page '${page}'.`);
    return { default: Page };
  });
}

/** A page of an area: its chunk is loaded when the page is first shown; a failure can be retried in place. */
export function LazyPage({ area, page }: { area: Area; page: string }) {
  const translate = useTranslate();
  const [Page, setPage] = useState(() => loadPage(area, page));
  return (
    <ErrorBoundary
      onReset={() => setPage(() => loadPage(area, page))}
      fallbackRender={({ resetErrorBoundary }) => (
        <PageError
          title={translate('app.pageFailed.title')}
          message={translate('app.pageFailed.message')}
          onRetry={resetErrorBoundary}
        />
      )}
    >
      <Suspense fallback={<LoadingState />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}
