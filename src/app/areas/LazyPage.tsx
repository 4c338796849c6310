import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Area } from '../../areas';
import { lazyPart } from '../../ui/LazyPart';
import { PageError } from '../../ui/PageError';

/** A page of an area: its chunk is loaded when the page is first shown; a failure can be retried in place. */
export function LazyPage({ area, page }: { area: Area; page: string }) {
  const [Page] = useState(() => lazyPart(() => loadPage(area, page), PageFailure));
  return <Page />;
}

async function loadPage(area: Area, page: string) {
  const Page = (await area.pages())[page];
  if (Page === undefined) throw new Error(`The area '${area.key}' has no page '${page}'.`);
  return Page;
}

function PageFailure({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <PageError
      title={translate('app.pageFailed.title')}
      message={translate('app.pageFailed.message')}
      onRetry={onRetry}
    />
  );
}
