import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isMetered } from '@/ui/loading/isMetered';
import type { LazyComponent } from '@/ui/loading/LazyPart';
import { whenIdle } from '@/ui/loading/whenIdle';

/**
 * Loads the code of pages to which this one leads, such as a list's form, once all data is there and the browser is idle,
 * unless traffic costs. Renders nothing. Opening a page tries again.
 */
export function PreloadPages({ pages }: { pages: readonly LazyComponent<object>[] }) {
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isFetching || isMetered()) return;
    return whenIdle(() => {
      for (const page of pages) page.preload().catch(() => {});
    });
  }, [isFetching, pages]);
  return null;
}
