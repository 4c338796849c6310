import { useCallback, useEffect, useRef } from 'react';
import { useEvent } from 'react-admin';
import * as v from 'valibot';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useShell } from '@/ui/shell';
import { textsResource } from '../translations/textAddress';
import { findTexts, type PageText } from './pageTexts';

/** Milliseconds until a page has probably loaded what it shows. */
const reportAfterMs = 3000;

/**
 * Reports to the server which texts a page shows while it is in translate mode, so that translators find the page of a
 * text. Each text is reported once for each page. Returns a function that reports texts found later, such as those of a
 * dialog.
 */
export function useSeenTexts(): (texts: readonly PageText[]) => void {
  const calls = useRecordCalls();
  const { page } = useShell();
  const reported = useRef(new Set<string>());
  const report = useEvent((texts: readonly PageText[]) => {
    if (page === undefined) return;
    const keys = [...new Set(texts.flatMap((each) => each.keys))].filter(
      (key) => !reported.current.has(`${page} ${key}`),
    );
    if (keys.length === 0) return;
    for (const key of keys) reported.current.add(`${page} ${key}`);
    // Where a text is used is no work of the person, so a failure is not shown; the next visit reports it again.
    void calls
      .call(textsResource, {
        path: '/actions/seen',
        body: { page: `/${page}`, keys },
        // No text has changed, so that nothing is to be loaded again.
        reads: true,
        schema: v.object({ count: v.number() }),
      })
      .catch(() => {
        for (const key of keys) reported.current.delete(`${page} ${key}`);
      });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts over on each page
  useEffect(() => {
    const timer = setTimeout(() => report(findTexts(document.documentElement)), reportAfterMs);
    return () => clearTimeout(timer);
  }, [page]);
  return useCallback((texts) => report(texts), [report]);
}
