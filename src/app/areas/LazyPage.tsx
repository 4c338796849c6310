import { useState } from 'react';
import type { Area } from '../../areas';
import { lazyPart } from '../../ui/loading/LazyPart';
import { PageFailure } from '../PageFailure';
import { loadedPages, loadPages } from './loadPages';

/** A page of an area: its chunk and its texts are loaded when the page is first shown; a failure can be retried in place. */
export function LazyPage({ area, page }: { area: Area; page: string }) {
  const [Page] = useState(
    () => loadedPages(area)?.[page] ?? lazyPart(() => loadPage(area, page), PageFailure),
  );
  return <Page />;
}

async function loadPage(area: Area, page: string) {
  const Page = (await loadPages(area))[page];
  if (Page === undefined) throw new Error(`The area '${area.key}' has no page '${page}'.`);
  return Page;
}
