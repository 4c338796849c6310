import { useCallback, useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useAreaPath } from '../figures/useAreaPath';
import type { Report } from '../reports/reportSchema';
import { readAddress, readSaved, writeAddress } from './address';
import { type FigureFilter, type FigureQuery, usualQuery } from './figureQuery';

/**
 * The query of the address, and functions to change it, which add history entries. With a report, the address holds only the
 * differences from it.
 */
export function useFigureQuery() {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const id = search.get('report');
  const { data: report, error } = useGetOne<Report>(
    `${useAreaPath()}/reports`,
    { id: id ?? '' },
    { enabled: id !== null && id !== '' },
  );
  const saved = useMemo(() => (report ? readSaved(report.query) : undefined), [report]);
  const usual = saved?.query ?? usualQuery;
  const read = useMemo(() => readAddress(new URLSearchParams(text), usual), [text, usual]);
  const { query } = read;
  const change = useCallback(
    (part: Partial<FigureQuery>) =>
      setSearch((before) => {
        const next = writeAddress({ ...readAddress(before, usual).query, ...part }, usual);
        const of = before.get('report');
        if (of !== null) next.set('report', of);
        return next;
      }),
    [setSearch, usual],
  );
  const setCondition = useCallback(
    (key: string, value: FigureFilter[string] | undefined) => {
      const { [key]: _, ...others } = query.filter;
      change({ filter: value === undefined || value.length === 0 ? others : { ...others, [key]: value } });
    },
    [change, query],
  );
  const lost = (saved?.unreadable ?? []).filter((part) => !search.has(part));
  return {
    query,
    change,
    setCondition,
    /** The invalid parts of the address or the report, which are ignored. */
    unreadable: [...read.unreadable, ...lost],
    /** The report named by the address, once it has loaded. */
    report,
    /** Why the report could not be loaded. */
    reportError: error,
    isReportMissing: id !== null && report === undefined && (id === '' || error !== null),
    isChanged: writeAddress(query, usual).size > 0,
    /** Parts of the report were ignored; saving it repairs it. */
    isLost: lost.length > 0,
    /** The report, and so the query, has not loaded yet. */
    isPending: id !== null && id !== '' && report === undefined && error === null,
  };
}

export type FigureQueryState = ReturnType<typeof useFigureQuery>;
